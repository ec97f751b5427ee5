package org.wattladder.reporter.figures;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.wattladder.model.result.Measurement;

/** Published results of another benchmark, whose overall figure is the same ratio, check the arithmetic. */
class LadderRatioTest {
    /** Published overall figures come from watts before rounding; over 789 results the gap is at most 0.29 %. */
    private static final double ROUNDING_PERCENT = 0.3;

    @ParameterizedTest
    @MethodSource("published")
    void shouldComeToThePublishedOverallFigure(String row) {
        List<String> cells = Arrays.asList(row.split(",", -1));
        double published = Double.parseDouble(cells.get(1));
        List<Measurement> watts = new ArrayList<>(measurements(cells.get(4)));
        watts.add(Measurement.of(Double.parseDouble(cells.get(2))));

        Measurement ratio = Efficiency.ladderRatio(measurements(cells.get(3)), watts);

        assertThat(ratio.asOptional().orElseThrow()).isCloseTo(published, within(published * ROUNDING_PERCENT / 100));
    }

    static Stream<String> published() throws IOException {
        try (InputStream table = LadderRatioTest.class.getResourceAsStream("/truth/ladder-ratios.csv")) {
            return new String(table.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#") && !line.startsWith("source"));
        }
    }

    private static List<Measurement> measurements(String figures) {
        return Arrays.stream(figures.split(" ", -1))
                .map(figure -> Measurement.of(Double.parseDouble(figure)))
                .toList();
    }
}
