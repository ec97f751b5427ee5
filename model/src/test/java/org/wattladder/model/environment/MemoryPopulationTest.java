package org.wattladder.model.environment;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MemoryPopulationTest {
    /**
     * The recommended populations of the study, one processor each: gibibytes of the modules in slots 1B, 2B, 1A and 2A of each
     * controller, 1B and 2B on one pair of channels, whether controllers alternate, and the class.
     */
    private static final String FOUR_SLOTS = """
            2 0 0 0 | 2 0 0 0 | yes | 2
            2 0 2 0 | 0 0 0 0 | no | 2
            2 0 2 0 | 2 0 2 0 | yes | 1
            4 0 4 0 | 0 0 0 0 | no | 2
            4 0 2 0 | 4 0 2 0 | yes | 2
            4 2 4 2 | 0 0 0 0 | no | 2
            2 2 2 2 | 2 2 2 2 | yes | 1
            4 0 4 0 | 4 0 4 0 | yes | 1
            4 4 4 4 | 0 0 0 0 | no | 2
            8 0 2 0 | 8 0 2 0 | yes | 2
            8 2 8 2 | 0 0 0 0 | no | 2
            4 2 4 2 | 4 2 4 2 | yes | 1
            8 0 4 0 | 8 0 4 0 | yes | 2
            8 4 8 4 | 0 0 0 0 | no | 2
            4 4 4 4 | 4 4 4 4 | yes | 1
            8 0 8 0 | 8 0 8 0 | yes | 1
            8 8 8 8 | 0 0 0 0 | no | 2
            16 0 2 0 | 16 0 2 0 | yes | 2
            16 2 16 2 | 0 0 0 0 | no | 2
            8 2 8 2 | 8 2 8 2 | yes | 1
            16 0 4 0 | 16 0 4 0 | yes | 2
            16 4 16 4 | 0 0 0 0 | no | 2
            8 4 8 4 | 8 4 8 4 | yes | 1
            16 0 8 0 | 16 0 8 0 | yes | 2
            16 8 16 8 | 0 0 0 0 | no | 2
            8 8 8 8 | 8 8 8 8 | yes | 1
            16 0 16 0 | 16 0 16 0 | yes | 1
            16 16 16 16 | 0 0 0 0 | no | 2
            16 2 16 2 | 16 2 16 2 | yes | 1
            16 4 16 4 | 16 4 16 4 | yes | 1
            16 8 16 8 | 16 8 16 8 | yes | 1
            16 16 16 16 | 16 16 16 16 | yes | 1
            """;

    /** Likewise with one slot for each pair of channels. */
    private static final String TWO_SLOTS = """
            2 0 | 2 0 | yes | 2
            2 2 | 0 0 | no | 2
            2 2 | 2 2 | yes | 1
            4 0 | 4 0 | yes | 2
            4 4 | 0 0 | no | 2
            4 2 | 4 2 | yes | 2
            4 4 | 4 4 | yes | 1
            8 0 | 8 0 | yes | 2
            8 8 | 0 0 | no | 2
            8 2 | 8 2 | yes | 2
            8 4 | 8 4 | yes | 2
            8 8 | 8 8 | yes | 1
            16 0 | 16 0 | yes | 2
            16 16 | 0 0 | no | 2
            16 2 | 16 2 | yes | 2
            16 4 | 16 4 | yes | 2
            16 8 | 16 8 | yes | 2
            16 16 | 16 16 | yes | 1
            """;

    private static List<Double> channels(String slots) {
        List<Double> gibibytes = new ArrayList<>();
        for (String slot : slots.strip().split(" ")) {
            gibibytes.add(Double.valueOf(slot));
        }
        return gibibytes.size() == 2
                ? gibibytes
                : List.of(gibibytes.get(0) + gibibytes.get(1), gibibytes.get(2) + gibibytes.get(3));
    }

    @Test
    void shouldJudgeAllPopulationsOfTheStudyAsItDoes() {
        List<String> rows = (FOUR_SLOTS + TWO_SLOTS).lines().toList();
        assertThat(rows).hasSize(50).allSatisfy(row -> {
            String[] cells = row.split(" \\| ");
            MemoryPopulation population = new MemoryPopulation(List.of(channels(cells[0]), channels(cells[1])));
            assertThat(population.performanceClass()).isEqualTo(Integer.parseInt(cells[3]));
        });
    }

    @ParameterizedTest
    @CsvSource({
        "'32 32 32 32 | 32 32 32 32', 1",
        "'64', 1",
        "'32 32', 1",
        "'32 16', 2",
        "'32 0 | 32 0 | 32 0 | 32 0', 2",
        "'32 32 | 16 16', 2",
        "'32 16 | 32 32', 3",
        "'32 | 16', 3",
        "'4.5 4.5', 1"
    })
    void shouldReadChannelsOfControllers(String text, int performanceClass) {
        MemoryPopulation population = MemoryPopulation.of(text).orElseThrow();
        assertThat(population.performanceClass()).isEqualTo(performanceClass);
        assertThat(population).hasToString(text);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "8 x 32 GiB", "32 |", "32, 32", "-4 4"})
    void shouldNotGuess(String text) {
        assertThat(MemoryPopulation.of(text)).isEmpty();
    }
}
