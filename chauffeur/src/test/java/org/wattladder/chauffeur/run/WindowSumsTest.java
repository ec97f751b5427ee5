package org.wattladder.chauffeur.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.wattladder.model.plan.DisturbancePolicy;
import org.wattladder.model.plan.HostPlan;
import org.wattladder.model.plan.MeterPlan;
import org.wattladder.model.plan.MeterRole;
import org.wattladder.model.plan.PlannedSuite;
import org.wattladder.model.plan.RangePolicy;
import org.wattladder.model.plan.RunMode;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.plan.ScorePlan;
import org.wattladder.model.result.HostPower;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.MeterWindow;
import org.wattladder.model.result.PowerResult;
import org.wattladder.model.result.TemperatureResult;
import org.wattladder.model.sample.SampleWindow;
import org.wattladder.model.text.Message;

class WindowSumsTest {

    private static MeterPlan meter(String name, MeterRole role, String... hosts) {
        return new MeterPlan(
                name, "127.0.0.1", 1, "", List.of(), 1000, List.of(hosts), role, new RangePolicy.Unchanged());
    }

    private static WindowSums sums(List<MeterPlan> meters, List<MeterPlan> sensors, String... hosts) {
        List<HostPlan> plans = Stream.of(hosts)
                .map(host -> new HostPlan(host, "127.0.0.1", 1, false))
                .toList();
        return new WindowSums(new RunPlan(
                new PlannedSuite("s", "t", RunMode.RATING, List.of(), PlannedSuite.NO_SYSTEM),
                1,
                List.of(),
                plans,
                meters,
                sensors,
                ScorePlan.standard(),
                DisturbancePolicy.STRICT));
    }

    private static MeterWindow window(String meter, Measurement average, int samples) {
        return SampleWindow.of(meter, average).withSamples(samples, 0).window();
    }

    private static MeterWindow window(String meter, double average) {
        return window(meter, Measurement.of(average), 10);
    }

    @Test
    void shouldTakeTheWattsOfALostHostOutOfTheSum() {
        PowerResult power = sums(
                        List.of(meter("one", MeterRole.COUNTS, "a"), meter("two", MeterRole.COUNTS, "b")),
                        List.of(),
                        "a",
                        "b")
                .without(List.of("b"))
                .power(List.of(window("one", 100), window("two", 20)), Message.of("none"));
        assertThat(power.averageWatts()).isEqualTo(Measurement.of(100));
        assertThat(power.meters()).extracting(MeterWindow::meter).containsExactly("one");
        assertThat(power.observers()).extracting(MeterWindow::meter).containsExactly("two");
        assertThat(power.hosts()).containsExactly(new HostPower("a", Measurement.of(100)));
    }

    @Test
    void shouldHaveNoWattsOfAMeterThatALostHostShares() {
        PowerResult power = sums(List.of(meter("rack", MeterRole.COUNTS)), List.of(), "a", "b")
                .without(List.of("b"))
                .power(List.of(window("rack", 100)), Message.of("none"));
        assertThat(power.averageWatts()).isEqualTo(Measurement.absent("absent.measures-lost-host", "rack"));
    }

    @Test
    void shouldAddTheWattsOfMetersThatCountAndKeepObserversApart() {
        PowerResult power = sums(
                        List.of(
                                meter("cord-1", MeterRole.COUNTS),
                                meter("cord-2", MeterRole.COUNTS),
                                meter("board", MeterRole.OBSERVES)),
                        List.of(),
                        "sut")
                .power(List.of(window("cord-1", 100), window("cord-2", 20), window("board", 90)), Message.of("none"));
        assertThat(power.averageWatts()).isEqualTo(Measurement.of(120));
        assertThat(power.meters()).extracting(MeterWindow::meter).containsExactly("cord-1", "cord-2");
        assertThat(power.observers()).extracting(MeterWindow::meter).containsExactly("board");
        assertThat(power.hosts()).containsExactly(new HostPower("sut", Measurement.of(120)));
    }

    @Test
    void shouldAddUpEachHostFromTheMetersThatMeasureItAlone() {
        WindowSums sums = sums(
                List.of(
                        meter("a", MeterRole.COUNTS, "left"),
                        meter("b", MeterRole.COUNTS, "left"),
                        meter("c", MeterRole.COUNTS, "middle", "right")),
                List.of(),
                "left",
                "middle",
                "right",
                "other");
        PowerResult power = sums.power(List.of(window("a", 1), window("b", 2), window("c", 4)), Message.of("none"));
        assertThat(power.averageWatts()).isEqualTo(Measurement.of(7));
        assertThat(power.hosts())
                .containsExactly(
                        new HostPower("left", Measurement.of(3)),
                        new HostPower("middle", Measurement.absent("absent.measured-together", "c")),
                        new HostPower("right", Measurement.absent("absent.measured-together", "c")),
                        new HostPower("other", Measurement.absent("absent.host-without-meter")));
    }

    @Test
    void shouldHaveNoSumWhenAMeterThatCountsSawNothing() {
        WindowSums sums = sums(List.of(meter("a", MeterRole.COUNTS), meter("b", MeterRole.OBSERVES)), List.of(), "sut");
        MeterWindow silent = window("a", Measurement.absent("absent.meter-without-sample"), 0);
        assertThat(sums.power(List.of(silent, window("b", 5)), Message.of("none"))
                        .averageWatts())
                .isEqualTo(Measurement.absent("absent.of-meter", "a", Message.of("absent.meter-without-sample")));
        assertThat(sums.power(List.of(window("b", 5)), Message.of("none")).averageWatts())
                .isEqualTo(Measurement.absent("absent.no-counting-meter"));
        assertThat(sums.power(List.of(), Message.of("none")))
                .isEqualTo(PowerResult.of(Measurement.absent("none"), List.of()));
    }

    @Test
    void shouldTakeTheColdestSampleAndTheMeanOfAllSamplesOfSensorsThatCount() {
        WindowSums sums = sums(
                List.of(),
                List.of(
                        meter("inlet", MeterRole.COUNTS),
                        meter("side", MeterRole.COUNTS),
                        meter("outlet", MeterRole.OBSERVES)),
                "sut");
        TemperatureResult temperature = sums.temperature(
                List.of(
                        window("inlet", Measurement.of(22), 30),
                        window("side", Measurement.of(26), 10),
                        window("outlet", Measurement.of(15), 10)),
                Message.of("none"));
        assertThat(temperature.minimumCelsius()).isEqualTo(Measurement.of(22));
        assertThat(temperature.averageCelsius()).isEqualTo(Measurement.of(23));
        assertThat(temperature.observers()).hasSize(1);
    }
}
