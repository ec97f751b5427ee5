package org.wattladder.chauffeur.config.change;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.wattladder.chauffeur.config.PlanReader;
import org.wattladder.chauffeur.config.PlanRequest;
import org.wattladder.chauffeur.config.ShippedConfig;
import org.wattladder.model.interval.IntervalPlan;
import org.wattladder.model.plan.MeterPlan;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.worklets.api.WorkletCatalogue;

class QuickMetersTest {
    private static final PlanReader READER = new PlanReader(Path.of("../config"), WorkletCatalogue.load());

    @ParameterizedTest
    @CsvSource({
        "estimate, 300",
        "rapl, 300",
        "scripted, 300",
        "hwmon, 1000",
        "ipmi, 1000",
        "redfish, 1000",
        "scpi, 1000",
        "'', 1000"
    })
    void shouldReadFasterOnlyWhatHasAFigureAtAnyTime(String source, int millis) {
        RunPlan plan = RandomPlans.paper(1);
        MeterPlan meter = MeterPlan.of("power", "127.0.0.1", 0, source, List.of(), 1000);
        RunPlan quick = QuickMeters.apply(plan.withMeters(List.of(meter), plan.sensors()));
        assertThat(quick.meters()).containsExactly(meter.withSamplingMillis(millis));
        assertThat(quick.sensors()).extracting(MeterPlan::samplingMillis).containsExactly(1000);
    }

    @Test
    void shouldLeaveAFastMeterFast() {
        RunPlan plan = RandomPlans.paper(1);
        MeterPlan meter = MeterPlan.of("power", "127.0.0.1", 0, "rapl", List.of(), 100);
        assertThat(QuickMeters.apply(plan.withMeters(List.of(meter), List.of())).meters())
                .containsExactly(meter);
    }

    static Stream<Arguments> suitesAndMeters() {
        return READER.suites().stream()
                .flatMap(suite -> Stream.of("local", "estimate", "127.0.0.1:8888", "ipmi", "scripted:watts=100")
                        .map(meter -> Arguments.of(suite, meter)));
    }

    @ParameterizedTest
    @MethodSource("suitesAndMeters")
    void shouldHoldFiveSamplesOfTheSlowestMeterInEveryTimedWindow(String suite, String meter) throws Exception {
        PlanRequest request = ShippedConfig.request(suite, List.of(meter));
        RunPlan configured = READER.read(request);
        RunPlan quick = READER.read(request.quickly());
        for (int worklet = 0; worklet < quick.worklets().size(); worklet++) {
            Duration longest = configured.worklets().get(worklet).schedule().foreseen().stream()
                    .map(interval -> interval.lengths().recording())
                    .max(Duration::compareTo)
                    .orElse(Duration.ZERO);
            for (IntervalPlan interval :
                    quick.worklets().get(worklet).schedule().foreseen()) {
                if (interval.metered() && !interval.untimed()) {
                    assertThat(interval.lengths().recording())
                            .as(interval.label().notation())
                            .isGreaterThanOrEqualTo(shorter(longest, QuickMeters.window(quick)));
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("suites")
    void shouldNotTellMoreTimeWithoutAMeter(String suite) throws Exception {
        RunPlan without =
                READER.read(ShippedConfig.request(suite, List.of("none")).quickly());
        RunPlan with =
                READER.read(ShippedConfig.request(suite, List.of("estimate")).quickly());
        assertThat(ExpectedDuration.of(without)).isLessThanOrEqualTo(ExpectedDuration.of(with));
    }

    static List<String> suites() {
        return READER.suites();
    }

    private static Duration shorter(Duration one, Duration other) {
        return one.compareTo(other) <= 0 ? one : other;
    }

    @Test
    void shouldSeeAnAcpiMeterAtBothPlacesOfItsName(@TempDir Path root) throws Exception {
        assertThat(FirmwareMeter.seen(root)).isFalse();
        write(root.resolve("sys/class/hwmon/hwmon0/name"), "coretemp\n");
        assertThat(FirmwareMeter.seen(root)).isFalse();
        write(root.resolve("sys/class/hwmon/hwmon1/device/name"), "power_meter\n");
        assertThat(FirmwareMeter.seen(root)).isTrue();
        Files.delete(root.resolve("sys/class/hwmon/hwmon1/device/name"));
        write(root.resolve("sys/class/hwmon/hwmon1/name"), "power_meter\n");
        assertThat(FirmwareMeter.seen(root)).isTrue();
    }

    @Test
    void shouldSeeAController(@TempDir Path root) throws Exception {
        write(root.resolve("dev/ipmi/0"), "");
        assertThat(FirmwareMeter.seen(root)).isTrue();
    }

    private static void write(Path file, String text) throws Exception {
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }
}
