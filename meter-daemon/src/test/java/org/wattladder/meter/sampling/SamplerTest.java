package org.wattladder.meter.sampling;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.ptdaemon.codec.Column;
import org.wattladder.ptdaemon.codec.Reading;
import org.wattladder.ptdaemon.codec.SampleRow;
import org.wattladder.ptdaemon.codec.StatisticsAnswer;
import org.wattladder.ptdaemon.codec.UnreadableAnswer;

class SamplerTest {
    private final DrivenSampler driven = new DrivenSampler(Optional.empty());
    private final Sampler sampler = driven.sampler();

    private List<SampleRow> taken(int most) {
        return sampler.takeUnread(most).stream().map(SamplerTest::parsed).toList();
    }

    private static SampleRow parsed(UnreadRow row) {
        try {
            return SampleRow.parse(row.totalLine());
        } catch (UnreadableAnswer torn) {
            throw new AssertionError(torn);
        }
    }

    private static List<String> readings(List<SampleRow> rows) {
        return rows.stream()
                .map(row -> row.total().reading(Column.WATTS).orElseThrow().text())
                .toList();
    }

    @Test
    void shouldHaveNothingToDoWhileNothingIsMeasured() {
        assertThat(sampler.dueNanos()).isEmpty();
        sampler.performDue();
        assertThat(sampler.samples()).isZero();
        sampler.start(1000, 0, "x");
        sampler.stop();
        driven.runTo(1000);
        assertThat(sampler.dueNanos()).isEmpty();
    }

    @Test
    void shouldSampleAtTheSamePhaseOfEveryInterval() {
        sampler.start(1000, 0, "x");
        driven.runTo(2500);
        assertThat(taken(10))
                .extracting(row -> row.stamp().toLocalTime().toString())
                .containsExactly("10:00:00.300", "10:00:01.300", "10:00:02.300");
    }

    @Test
    void shouldEndAtTheNextBoundaryWithOneSamplePerIntervalBegun() {
        sampler.start(1000, 0, "x");
        driven.runTo(2100);
        assertThat(sampler.stop()).isTrue();
        CompletableFuture<Void> idle = sampler.whenIdle();
        driven.runTo(2999);
        assertThat(sampler.stopping()).isTrue();
        assertThat(idle).isNotDone();
        driven.runTo(3000);
        assertThat(idle).isDone();
        assertThat(sampler.measuring()).isFalse();
        assertThat(sampler.samples()).isEqualTo(3);
    }

    @Test
    void shouldKeepStatisticsAndUnreadSamplesAfterTheEnd() {
        sampler.start(1000, 0, "x");
        driven.runTo(1900);
        sampler.stop();
        driven.runTo(9000);
        assertThat(sampler.statistics(Column.WATTS))
                .isEqualTo(new StatisticsAnswer(
                        Column.WATTS, Reading.of(100.5), Reading.of(100), Reading.of(101), 2, 0, 2));
        assertThat(sampler.statistics(Column.VOLTS)).isEqualTo(StatisticsAnswer.notMeasured(Column.VOLTS, 0));
        assertThat(readings(taken(1))).containsExactly("100.000000");
        assertThat(readings(taken(9))).containsExactly("101.000000");
        assertThat(sampler.unread()).isZero();
    }

    @Test
    void shouldWriteARowForEverySampleThatWasMissed() {
        sampler.start(1000, 0, "x");
        driven.runTo(1500);
        driven.stallTo(4400);
        sampler.performDue();
        List<SampleRow> rows = taken(10);
        assertThat(readings(rows)).containsExactly("100.000000", "101.000000", "-2.000000", "-2.000000", "102.000000");
        assertThat(rows.get(2).stamp()).isEqualTo(rows.get(4).stamp());
        assertThat(rows.get(2).total().reading(Column.PF)).contains(Reading.missed());
        StatisticsAnswer statistics = sampler.statistics(Column.WATTS);
        assertThat(statistics.samples()).isEqualTo(5);
        assertThat(statistics.errors()).isEqualTo(2);
        assertThat(statistics.average()).isEqualTo(Reading.of(101));
    }

    @Test
    void shouldNotSampleBeyondTheEndWhenItWakesLate() {
        sampler.start(1000, 0, "x");
        driven.runTo(500);
        sampler.stop();
        driven.stallTo(5400);
        sampler.performDue();
        assertThat(sampler.measuring()).isFalse();
        assertThat(sampler.samples()).isEqualTo(1);
    }

    @Test
    void shouldLeaveOutTheRampUp() {
        sampler.start(1000, 2, "x");
        driven.runTo(3500);
        assertThat(readings(taken(10))).containsExactly("102.000000", "103.000000");
        assertThat(sampler.samples()).isEqualTo(2);
    }

    @Test
    void shouldRefuseASecondStartAndStartAfreshAfterTheEnd() {
        assertThat(sampler.start(1000, 0, "x")).isTrue();
        assertThat(sampler.start(1000, 0, "y")).isFalse();
        sampler.stop();
        assertThat(sampler.start(1000, 0, "y")).as("still ending").isFalse();
        driven.runTo(1000);
        assertThat(sampler.start(1000, 0, "z")).isTrue();
        assertThat(sampler.samples()).isZero();
    }

    @Test
    void shouldForgetEverythingOnReset() {
        sampler.start(1000, 0, "x");
        driven.runTo(1500);
        CompletableFuture<Void> row = sampler.whenNextRow();
        sampler.reset();
        assertThat(row).isDone();
        assertThat(sampler.measuring()).isFalse();
        assertThat(sampler.latest()).isEmpty();
        assertThat(sampler.statistics(Column.WATTS)).isEqualTo(StatisticsAnswer.notMeasured(Column.WATTS, 0));
    }

    @Test
    void shouldWakeWhoWaitsForTheNextSample() {
        sampler.start(1000, 0, "x");
        CompletableFuture<Void> row = sampler.whenNextRow();
        driven.runTo(299);
        assertThat(row).isNotDone();
        driven.runTo(300);
        assertThat(row).isDone();
    }

    @Test
    void shouldHaveEverySampleInTheLogWhenStopIsAnswered(@TempDir Path directory) throws IOException {
        Path file = directory.resolve("samples.log");
        try (SampleLog log = SampleLog.open(file)) {
            DrivenSampler logged = new DrivenSampler(Optional.of(log));
            logged.sampler().start(1000, 0, "first");
            logged.runTo(500);
            logged.sampler().mark("second");
            logged.runTo(1500);
            logged.sampler().stop();
            assertThat(Files.readAllLines(file))
                    .containsExactly(
                            "Time,03-01-2026 10:00:00.300,Watts,100.000000,Volts,-1.000000,Amps,-1.000000,"
                                    + "PF,-1.000000,Mark,first",
                            "Time,03-01-2026 10:00:01.300,Watts,101.000000,Volts,-1.000000,Amps,-1.000000,"
                                    + "PF,-1.000000,Mark,second");
        }
    }
}
