package org.wattladder.settings;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.wattladder.settings.problem.Problems;

class ListKindTest {
    private static final int SEED = 33;

    @Test
    void shouldReadBackEveryListThatItWrites() {
        Key<List<Long>> key = Key.required("numbers", new ListKind<>(0, 20, true, Kinds.whole(-50, 50)), "Numbers.");
        Section section = new Section("A list.", List.of(key));
        Random random = new Random(SEED);
        for (int i = 0; i < 500; i++) {
            List<Long> numbers =
                    random.longs(random.nextInt(21), -50, 51).boxed().distinct().toList();
            Problems problems = new Problems();
            Optional<SectionValues> values =
                    SectionFile.parse("f", "numbers: " + key.kind().written(numbers), section, problems);
            assertThat(problems.found()).as("seed %d, round %d", SEED, i).isEmpty();
            assertThat(values.orElseThrow().get(key))
                    .as("seed %d, round %d", SEED, i)
                    .contains(numbers);
        }
    }

    @Test
    void shouldBeAbsentWithoutValuesThatCanBeReadAndNameEachByItsPlace() {
        Key<List<Long>> key = Key.of("numbers", List.of(7L), new ListKind<>(1, 3, true, Kinds.whole(1, 9)), "Numbers.");
        Problems problems = new Problems();
        Optional<SectionValues> values =
                SectionFile.parse("f", "numbers: [none, 0]", new Section("A list.", List.of(key)), problems);
        assertThat(values.orElseThrow().get(key)).isEmpty();
        assertThat(problems.found())
                .hasSize(2)
                .map(Object::toString)
                .satisfiesExactly(
                        first -> assertThat(first).contains("numbers[1]"),
                        second -> assertThat(second).contains("numbers[2]"));
    }
}
