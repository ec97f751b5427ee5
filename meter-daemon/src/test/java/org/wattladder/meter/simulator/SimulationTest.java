package org.wattladder.meter.simulator;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.meter.sampling.ManualTime;
import org.wattladder.meter.simulator.scenario.Scenario;
import org.wattladder.meter.simulator.scenario.ScenarioFile;
import org.wattladder.meter.source.Figures;
import org.wattladder.meter.source.OpenSource;
import org.wattladder.meter.source.RangeControl;
import org.wattladder.meter.source.RangeRefused;
import org.wattladder.meter.source.Start;
import org.wattladder.ptdaemon.codec.Channel;
import org.wattladder.ptdaemon.codec.Column;

class SimulationTest {
    private static final Offset<Double> CLOSE = within(1e-6);

    private final ManualTime time = new ManualTime();
    private long millis;

    private OpenSource begun(String yaml) throws Exception {
        Scenario scenario = ScenarioFile.parse("test", yaml);
        OpenSource source = Simulation.ofPower(scenario, time);
        source.begin(new Start(1000, "x", ZoneOffset.UTC));
        return source;
    }

    private Figures next(OpenSource source) {
        millis += 1000;
        time.advanceToMillis(millis);
        return source.sampleAll();
    }

    private static double value(Channel channel, Column column) {
        return channel.reading(column).orElseThrow().value().orElseThrow();
    }

    private List<Double> watts(OpenSource source, int samples) {
        List<Double> watts = new ArrayList<>();
        for (int sample = 0; sample < samples; sample++) {
            watts.add(value(next(source).total(), Column.WATTS));
        }
        return watts;
    }

    private static String rising(int samples) {
        return "watts: "
                + IntStream.rangeClosed(1, samples).mapToObj(Integer::toString).toList();
    }

    @Test
    void shouldShowEarlierWattsWithGainAndOffset() throws Exception {
        assertThat(watts(begun(rising(9) + "\nlag: 3s\ngain: 2\noffset-watts: 10"), 6))
                .containsExactly(12.0, 12.0, 12.0, 12.0, 14.0, 16.0);
        assertThat(watts(begun(rising(9) + "\nlag: 2500ms"), 5)).containsExactly(1.0, 1.0, 1.0, 1.5, 2.5);
    }

    @Test
    void shouldShowTheMeanOfTheLastWindowOnly() throws Exception {
        assertThat(watts(begun(rising(12) + "\naveraging: 4s"), 10))
                .containsExactly(1.0, 1.0, 1.0, 1.0, 2.5, 2.5, 2.5, 2.5, 6.5, 6.5);
    }

    @Test
    void shouldFollowAStepWithItsTimeConstant() throws Exception {
        List<Double> watts = watts(begun("watts: [0, 100, 100, 100]\nsmoothing: 2s"), 3);
        assertThat(watts.get(0)).isZero();
        assertThat(watts.get(2)).isEqualTo(100 * (1 - Math.exp(-1)), CLOSE);
    }

    @Test
    void shouldRepeatItsNoiseForTheSameSeed() throws Exception {
        String yaml = "watts: 100\nnoise-watts: 2\nseed: 3";
        assertThat(watts(begun(yaml), 5)).isEqualTo(watts(begun(yaml), 5)).doesNotHaveDuplicates();
    }

    @Test
    void shouldSplitWattsOverChannelsWithVoltsAmpsAndPowerFactor() throws Exception {
        OpenSource source =
                begun("watts: 230\nvolts: 230\npower-factor: 0.5\nchannels: [0.75, 0.25]\nuncertainty-percent: 0.5");
        Figures figures = next(source);
        assertThat(source.channels()).isEqualTo(2);
        assertThat(value(figures.total(), Column.AMPS)).isEqualTo(2, CLOSE);
        assertThat(value(figures.channels().get(0), Column.WATTS)).isEqualTo(172.5, CLOSE);
        assertThat(value(figures.channels().get(1), Column.AMPS)).isEqualTo(0.5, CLOSE);
        assertThat(figures.uncertainty(0)).hasValue(0.005);
        assertThat(figures.uncertainty(2)).hasValue(0.005);
    }

    @Test
    void shouldKnowItsUncertaintyWithinFixedRangesOnly() throws Exception {
        OpenSource source = begun("watts: [230, 690]\nvolts: 230\nuncertainty-percent: 0.5\nranges: {amps: [1, 2, 5]}");
        RangeControl ranges = source.ranges().orElseThrow();
        assertThat(next(source).uncertainty(0)).as("automatic").isEmpty();
        ranges.fix(RangeControl.Kind.AMPS, 0, 1.5);
        ranges.fix(RangeControl.Kind.VOLTS, 0, 230);
        assertThat(ranges.read(0).line()).isEqualTo("Ranges,0,2.000000,0,300.000000");
        source.begin();
        assertThat(next(source).uncertainty(0)).hasValue(0.005);
        Figures over = next(source);
        assertThat(over.total().reading(Column.WATTS).orElseThrow().text()).isEqualTo("-1.000000");
        assertThat(over.uncertainty(0)).isEmpty();
        assertThatThrownBy(() -> ranges.fix(RangeControl.Kind.AMPS, 0, 6)).isInstanceOf(RangeRefused.class);
    }

    @Test
    void shouldSetARangeOfOneChannel() throws Exception {
        OpenSource source = begun(
                "watts: 460\nvolts: 230\nchannels: [0.75, 0.25]\nuncertainty-percent: 0.5\nranges: {amps: [1, 2, 5]}");
        RangeControl ranges = source.ranges().orElseThrow();
        ranges.fix(RangeControl.Kind.VOLTS, 0, 230);
        ranges.fix(RangeControl.Kind.AMPS, 1, 1);
        assertThat(ranges.read(1).line()).isEqualTo("Ranges,0,1.000000,0,300.000000");
        assertThat(ranges.read(2).line()).startsWith("Ranges,1,");
        assertThat(ranges.read(0).line()).as("the sum, while one is automatic").startsWith("Ranges,1,");
        Figures over = next(source);
        assertThat(over.channels().get(0).reading(Column.WATTS).orElseThrow().text())
                .isEqualTo("-1.000000");
        assertThat(value(over.channels().get(1), Column.WATTS)).isEqualTo(115, CLOSE);
        ranges.fix(RangeControl.Kind.AMPS, 2, 2);
        assertThat(ranges.read(0).line()).isEqualTo("Ranges,0,2.000000,0,300.000000");
        assertThat(next(source).uncertainty(2)).hasValue(0.005);
        assertThatThrownBy(() -> ranges.fix(RangeControl.Kind.AMPS, 3, 1)).isInstanceOf(RangeRefused.class);
    }

    @Test
    void shouldFollowTheProcessors(@TempDir Path proc) throws Exception {
        Path stat = proc.resolve("stat");
        Files.writeString(stat, "cpu  0 0 0 0 0 0 0 0\n");
        OpenSource source = begun("load: {table: {0: 40, 0.5: 100, 1: 120}, proc-root: " + proc + "}");
        Files.writeString(stat, "cpu  25 0 0 75 0 0 0 0\n");
        assertThat(value(next(source).total(), Column.WATTS)).isEqualTo(70, CLOSE);
        Files.writeString(stat, "cpu  125 0 0 75 0 0 0 0\n");
        assertThat(value(next(source).total(), Column.WATTS)).isEqualTo(120, CLOSE);
        assertThat(next(source).total().reading(Column.WATTS).orElseThrow().text())
                .as("no tick passed")
                .isEqualTo("-1.000000");
    }

    @Test
    void shouldStampByAClockThatIsAheadAndDrifts() throws Exception {
        OpenSource source = begun("watts: 1\nclock: {offset: 2s, drift-ppm: 1000}");
        LocalDateTime start = LocalDateTime.ofInstant(ManualTime.START, ZoneOffset.UTC);
        assertThat(next(source).stamp()).contains(start.plusSeconds(3).plusNanos(1_000_000));
        millis = 99_000;
        assertThat(Duration.between(start, next(source).stamp().orElseThrow()).toMillis())
                .isEqualTo(102_100);
    }
}
