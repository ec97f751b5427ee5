package org.wattladder.reporter.rules.meter;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.wattladder.model.sample.RealSession;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.rules.Rule;
import org.wattladder.reporter.sample.MeteredRun;

/** Runs whose windows are pieces of real sessions; the courses of more of them are tried beside the arithmetic in model. */
class RealSessionsTest {
    private static final int SECONDS = 60;
    private static final List<Rule> RULES = List.of(new FrozenMeter(), new LaggingMeter(), new SpikedMeter());

    static Stream<RealSession> sessions() {
        return RealSession.all().stream();
    }

    @ParameterizedTest
    @MethodSource("sessions")
    void shouldFindNothing(RealSession session) {
        List<List<double[]>> windows = RealSession.cut(session.loaded(), SECONDS);
        assertThat(windows).hasSizeGreaterThanOrEqualTo(MeteredRun.windows());

        RunFigures run = RunFigures.of(MeteredRun.of(windows.subList(0, MeteredRun.windows())));

        assertThat(RULES).allSatisfy(rule -> assertThat(rule.check(run)).isEmpty());
    }

    @ParameterizedTest
    @MethodSource("sessions")
    void shouldFindTheSameSessionsWhenTheMeterFreezes(RealSession session) {
        List<List<double[]>> windows = RealSession.cut(session.loaded(), SECONDS);
        double[] frozen = windows.get(0).get(SECONDS / 2);
        List<double[]> half = windows.get(0).subList(0, SECONDS / 2);
        List<List<double[]>> changed = List.of(
                Stream.concat(half.stream(), Stream.generate(() -> frozen).limit(SECONDS / 2))
                        .toList(),
                Stream.generate(() -> frozen).limit(SECONDS).toList(),
                windows.get(2).stream().map(RealSessionsTest::halved).toList(),
                windows.get(3).stream().map(sample -> halved(halved(sample))).toList());

        List<Finding> findings = new FrozenMeter().check(RunFigures.of(MeteredRun.of(changed)));

        assertThat(findings).extracting(Finding::id).containsExactly("frozen-meter");
    }

    /** In whole watts, as a coarse meter stays coarse at less load. */
    private static double[] halved(double[] sample) {
        double[] halved = sample.clone();
        for (int channel = 0; channel < halved.length; channel++) {
            halved[channel] = halved[channel] > 100 ? Math.rint(halved[channel] / 2) : halved[channel] / 2;
        }
        return halved;
    }
}
