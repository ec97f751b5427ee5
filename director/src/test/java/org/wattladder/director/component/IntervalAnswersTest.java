package org.wattladder.director.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.wattladder.model.result.ClientInterval;
import org.wattladder.model.result.Measurement;
import org.wattladder.worklets.api.Figure;
import org.wattladder.worklets.link.CountLine;
import org.wattladder.worklets.link.DoneLine;
import org.wattladder.worklets.link.FigureLine;

class IntervalAnswersTest {
    private final IntervalAnswers answers = new IntervalAnswers(3, 2, false);

    @Test
    void shouldCollectUntilEveryClientIsDone() {
        answers.open();
        answers.add(2, new CountLine(3, "encrypt", 10, 2, 0, "S", "R"));
        answers.add(2, new CountLine(3, "decrypt", 11, 0, 0, "S", "-"));
        answers.add(2, new FigureLine(3, new Figure("hits", 2.5, "1/s")));
        answers.add(2, new DoneLine(3, 7, 100, 25, 1));
        assertThat(answers.complete()).isFalse();
        assertThat(answers.missing()).containsExactly(1);
        answers.add(1, new DoneLine(3, 0, 100, -1, 0));
        assertThat(answers.complete()).isTrue();
        assertThat(answers.toList()).extracting(ClientInterval::client).containsExactly(1, 2);
        assertThat(answers.toList().get(0).processorPercent()).isInstanceOf(Measurement.Absent.class);
        assertThat(answers.toList().get(1).processorPercent()).isEqualTo(Measurement.of(25));
        assertThat(answers.toList().get(1).figures()).containsExactly(new Figure("hits", 2.5, "1/s"));
        assertThat(answers.toList().get(1).types())
                .first()
                .satisfies(type -> assertThat(type.aborted()).isEqualTo(2));
        assertThat(answers.toList().get(1).types()).hasSize(2).last().satisfies(type -> {
            assertThat(type.transactions()).isEqualTo(11);
            assertThat(type.responseHistogram()).isEmpty();
        });
    }

    @Test
    void shouldRefuseWhatIsOutOfPlace() {
        DoneLine done = new DoneLine(3, 0, 100, 0, 0);
        assertThatIllegalArgumentException().isThrownBy(() -> answers.add(1, done));
        answers.open();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> answers.add(1, new CountLine(2, "old", 1, 0, 0, "S", "-")))
                .withMessageContaining("count 2 old");
        answers.add(1, done);
        assertThatIllegalArgumentException().isThrownBy(() -> answers.add(1, done));
    }
}
