package org.wattladder.reporter.system.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.schedule.Turns;
import org.wattladder.reporter.Reporter;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.format.text.Screen;
import org.wattladder.reporter.language.Language;
import org.wattladder.reporter.language.Words;
import org.wattladder.reporter.sample.SampleCommands;
import org.wattladder.reporter.sample.SampleCommands.Command;

class MeasureTest {
    private static final int COMPARISONS = 200;
    private static final int SCANS = 100;

    private static MeasuredCommands measured(RunResult run) {
        return MeasuredCommands.of(RunFigures.of(run)).get(0);
    }

    private static double value(Measurement figure) {
        return figure.asOptional().orElseThrow();
    }

    private static String screen(RunResult run) {
        return Reporter.summary(run, Words.in(Language.ENGLISH), new Screen(100, false, ""), "results/measured");
    }

    /** One execution of 0.4 s on one CPU: 160 W, of which 60 W are those of the idle machine. */
    @Test
    void shouldTellTimeAndEnergyOfOneExecutionGrossAndAboveIdle() {
        CommandTurns command = measured(new SampleCommands(1)
                        .with("sort", Command.of(0.4, 1, 0))
                        .run(5))
                .first();
        assertThat(value(command.seconds().mean())).isCloseTo(0.4, within(1e-9));
        assertThat(value(command.joules().mean())).isCloseTo(64, within(1e-6));
        assertThat(value(command.joulesAboveIdle().mean())).isCloseTo(40, within(1e-6));
        assertThat(value(command.processorSeconds().mean())).isCloseTo(0.4, within(1e-6));
        assertThat(command.executions()).isEqualTo(33);
    }

    @Test
    void shouldAnswerInTwelveLines() {
        RunResult run = new SampleCommands(1)
                .with("gzip -1", Command.of(0.4, 1, 0.01))
                .with("gzip -9", Command.of(0.8, 1, 0.01))
                .run(5);
        assertThat(screen(run).lines().filter(line -> !line.isBlank()))
                .hasSizeLessThanOrEqualTo(12)
                .anyMatch(line -> line.startsWith("A: gzip -1"))
                .anyMatch(line -> line.startsWith("B takes 2.0") && line.endsWith("of its time; the"))
                .anyMatch(line -> line.equals("  difference is real."));
    }

    @Test
    void shouldSayHowManyMoreWindowsWouldTell() {
        RunResult run = new SampleCommands(3)
                .with("a", Command.of(1, 1, 0.03))
                .with("b", Command.of(1, 1, 0.03))
                .run(5);
        assertThat(screen(run))
                .containsPattern("undecided:\\s+about\\s+\\d+\\s+more\\s+windows\\s+of\\s+each\\s+would\\s+tell");
        assertThat(screen(run)).containsPattern("a\\s+larger\\s+--runs\\s+or\\s+--limit");
    }

    /** Fifty watts more in the last window than in the first hit both commands alike. */
    @Test
    void shouldCancelWhatDrifts() {
        MeasuredCommands measured = measured(new SampleCommands(5)
                .with("a", new Command(1, 1, 0.001, 0.02))
                .with("b", new Command(1, 1, 0.001, 0.02))
                .run(10));
        assertThat(Measure.energy(measured, measured.others().get(0)).decided()).isFalse();
    }

    @Test
    void shouldFindDriftOfACommandAndOfIdle() {
        RunResult steady =
                new SampleCommands(5).with("a", Command.of(1, 1, 0.001)).run(10);
        RunResult drifting =
                new SampleCommands(5).with("a", new Command(1, 1, 0.001, 0.01)).run(10);
        RunResult warming = new SampleCommands(5)
                .with("a", Command.of(1, 1, 0.001))
                .warmingBy(0.02)
                .run(10);
        assertThat(ids(steady)).doesNotContain("command-drift", "idle-drift", "command-idles");
        assertThat(ids(drifting)).contains("command-drift");
        assertThat(ids(warming)).contains("idle-drift");
    }

    @Test
    void shouldFindACommandThatOnlyWaits() {
        assertThat(ids(new SampleCommands(5)
                        .with("sleep 1", Command.of(1, 0.001, 0))
                        .run(5)))
                .contains("command-idles");
    }

    private static List<String> ids(RunResult run) {
        return Reporter.report(run).findings().stream().map(Finding::id).toList();
    }

    /** Rounds end when means are precise, so the number of windows depends on chance, and 95 % must hold all the same. */
    @Tag("full")
    @Test
    void shouldCallCommandsDifferentByChanceInOneOfTwentyAtMost() {
        int different = 0;
        for (int seed = 0; seed < COMPARISONS; seed++) {
            MeasuredCommands same = measured(new SampleCommands(seed)
                    .with("a", Command.of(1, 1, 0.01))
                    .with("b", Command.of(1, 1, 0.01))
                    .run(20));
            different += Measure.energy(same, same.others().get(0)).decided() ? 1 : 0;
        }
        assertThat(100.0 * different / COMPARISONS).isLessThanOrEqualTo(5);
    }

    /** Five commands that are the same: that any of four comparisons is called different must be as seldom. */
    @Test
    void shouldCallNoneOfFiveDifferentByChanceInNineteenOfTwenty() {
        int different = 0;
        for (int seed = 0; seed < SCANS; seed++) {
            SampleCommands commands = new SampleCommands(seed);
            List.of("a", "b", "c", "d", "e").forEach(name -> commands.with(name, Command.of(1, 1, 0.01)));
            MeasuredCommands same = measured(commands.run(20));
            different += same.others().stream()
                            .anyMatch(other -> Measure.energy(same, other).decided())
                    ? 1
                    : 0;
        }
        assertThat(100.0 * different / SCANS).isLessThanOrEqualTo(5);
    }

    @Tag("full")
    @Test
    void shouldFindASavingOfThreePercentWithinTwentyWindows() {
        int found = 0;
        for (int seed = 0; seed < COMPARISONS; seed++) {
            MeasuredCommands other = measured(new SampleCommands(seed)
                    .with("a", Command.of(1, 1, 0.01))
                    .with("b", Command.of(0.97, 1, 0.01))
                    .run(20));
            Contest energy = Measure.energy(other, other.others().get(0));
            found += energy.decided() && value(energy.ratio()) < 1 ? 1 : 0;
        }
        assertThat(100.0 * found / COMPARISONS).isGreaterThanOrEqualTo(90);
    }

    /** Windows without watts are left out, in every figure and by every rule; without any there is no energy. */
    @Test
    void shouldLiveWithWindowsThatHaveNoWatts() {
        for (int every : new int[] {1, 2, 3, 5}) {
            RunResult run = new SampleCommands(2)
                    .with("a", Command.of(1, 1, 0.01))
                    .with("b", Command.of(2, 1, 0.01))
                    .silentEvery(every)
                    .run(8);
            assertThat(ids(run)).contains("power-absent");
            assertThat(screen(run))
                    .containsPattern(every == 1 ? "no energy: " : "of\\s+the\\s+(energy|time)\\s+of\\s+A");
            for (MeasureExport format : MeasureExport.values()) {
                assertThat(format.of(run, 3)).contains("a").contains("b");
            }
        }
    }

    @Test
    void shouldHaveNoIntervalOfASingleWindow() {
        CommandTurns command = measured(new SampleCommands(1)
                        .with("sort", Command.of(20, 1, 0.01))
                        .run(1))
                .first();
        assertThat(command.seconds().halfWidthPercent()).isEqualTo(OptionalDouble.empty());
        assertThat(command.executions()).isEqualTo(1);
    }

    @Test
    void shouldTakeTurnsThatReverse() {
        Turns turns = new SampleCommands(1)
                .with("a", Command.of(20, 1, 0.1))
                .with("b", Command.of(20, 1, 0.1))
                .turns(4);
        assertThat(new SampleCommands(1)
                        .with("a", Command.of(20, 1, 0.1)).with("b", Command.of(20, 1, 0.1)).history(turns).stream()
                                .filter(interval -> interval.plan().works())
                                .map(interval -> Turns.command(interval.plan())))
                .containsExactly("a", "b", "b", "a", "a", "b", "b", "a");
    }
}
