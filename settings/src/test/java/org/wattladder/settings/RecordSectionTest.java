package org.wattladder.settings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.wattladder.model.plan.Adjustable;
import org.wattladder.settings.problem.Problem;
import org.wattladder.settings.problem.Problems;

class RecordSectionTest {
    /** What to do. */
    public enum Manner {
        FAST_START,
        SLOW
    }

    /** One component of every type. */
    public record Sample(
            @Adjustable(help = "How many.", least = "1", most = "9")
            int count,

            @Adjustable(help = "How much.", most = "50") double sharePercent,

            @Adjustable(help = "How long.", least = "1s", most = "2m")
            Duration coolDown,

            @Adjustable(help = "How.") Manner manner) {}

    private final RecordSection<Sample> section =
            RecordSection.of(new Sample(3, 2.5, Duration.ofSeconds(5), Manner.SLOW), "A sample.");
    private final Problems problems = new Problems();

    private Sample read(String text) {
        return section.read(SectionFile.parse("file.yaml", text, section.section(), problems)
                .orElseThrow());
    }

    @Test
    void shouldTakeDefaultsFromTheStandardInstance() {
        assertThat(section.read(SectionValues.none()))
                .isEqualTo(new Sample(3, 2.5, Duration.ofSeconds(5), Manner.SLOW));
        assertThat(section.section().keys())
                .extracting(Key::name)
                .containsExactly("count", "share-percent", "cool-down", "manner");
    }

    @Test
    void shouldReadEveryTypeUnderTheNameOfItsComponent() {
        assertThat(read("count: 9\nshare-percent: 50\ncool-down: 2m\nmanner: fast-start\n"))
                .isEqualTo(new Sample(9, 50, Duration.ofMinutes(2), Manner.FAST_START));
        assertThat(problems.found()).isEmpty();
    }

    @Test
    void shouldNameEveryValueOutOfRange() {
        assertThat(read("count: 10\nshare-percent: 51\ncool-down: 3m\n").count())
                .isEqualTo(3);
        assertThat(problems.found())
                .extracting(Problem::sentence)
                .satisfiesExactly(
                        sentence -> assertThat(sentence).startsWith("count must be a whole number from 1 to 9"),
                        sentence ->
                                assertThat(sentence).startsWith("share-percent must be a number above 0 and up to 50"),
                        sentence ->
                                assertThat(sentence).startsWith("cool-down must be a length of time from 1s to 2m"));
    }

    @Test
    void shouldRefuseAComponentThatNoFileCanSet() {
        record Odd(@Adjustable(help = "Odd.") Object thing) {}
        assertThatThrownBy(() -> RecordSection.of(new Odd(new Object()), "Odd."))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
