package org.wattladder.meter.source.hwmon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wattladder.meter.source.OpenSource;
import org.wattladder.meter.source.OptionMistake;
import org.wattladder.meter.source.Probe;
import org.wattladder.meter.source.SourceRefused;
import org.wattladder.meter.source.poll.Answer;
import org.wattladder.meter.source.sysfs.SmallFiles;
import org.wattladder.model.time.TimeSource;
import org.wattladder.ptdaemon.codec.Column;
import org.wattladder.ptdaemon.codec.Reading;

class HwmonSourceTest {
    @TempDir
    private Path root;

    private final HwmonSource hwmon = new HwmonSource();
    private FakeChips chips;

    @BeforeEach
    void plantTree() {
        chips = new FakeChips(root);
    }

    private Probe probe(Map<String, String> options) throws OptionMistake {
        return hwmon.probe(chips.settings(hwmon, options));
    }

    private FakeChips withMeter(String microwatts) {
        return chips.with("hwmon0", "name", "coretemp")
                .with("hwmon0", "temp1_input", "40000")
                .with("hwmon1", "name", "power_meter")
                .with("hwmon1", "power1_average_interval", "1000")
                .with("hwmon1", "power1_average", microwatts);
    }

    private Answer ask(SmallFiles files) throws IOException {
        Path file = root.resolve("hwmon1/power1_average");
        return new SystemMeter(new Sensor(file, "power1", Optional.empty(), false, Optional.empty()), files).ask();
    }

    @Test
    void shouldMeasureTheSystemMeterInMicrowatts() throws Exception {
        withMeter("168250000");
        assertThat(probe(Map.of()))
                .isEqualTo(Probe.yes(root + "/hwmon1/power1_average, each value an average of 1000 ms"));
        try (OpenSource source = hwmon.open(chips.settings(hwmon, Map.of()), TimeSource.system())) {
            assertThat(source.device().orElseThrow()).startsWith("average of 1000 ms; asked every ");
            source.begin();
            await().until(() ->
                    source.sample().reading(Column.WATTS).orElseThrow().equals(Reading.of(168.25)));
        }
    }

    @ParameterizedTest
    @CsvSource({"187000000, true, average of 1000 ms", "4294967295000, false, 32 bits of 1"})
    void shouldFindTheMeterWhereOlderKernelsKeepIt(String microwatts, boolean measures, String sentence)
            throws Exception {
        String device = "hwmon1/device";
        chips.with("hwmon0", "name", "coretemp")
                .with(device, "name", "power_meter")
                .with(device, "power1_oem_info", "")
                .with(device, "power1_accuracy", "90.0%")
                .with(device, "power1_average_interval", "1000")
                .with(device, "power1_average", microwatts);
        Probe probe = probe(Map.of());
        assertThat(probe.measures()).isEqualTo(measures);
        assertThat(probe.sentence()).contains(device + "/power1_average").contains(sentence);
    }

    @Test
    void shouldTellSeveralMetersApartByTheWordsOfTheirMaker() throws Exception {
        for (String word : new String[] {"CPU", "System"}) {
            String device = (word.equals("CPU") ? "hwmon1" : "hwmon2") + "/device";
            chips.with(device, "name", "power_meter")
                    .with(device, "power1_oem_info", word)
                    .with(device, "power1_average", "90000000");
        }
        assertThat(probe(Map.of()).sentence())
                .contains("hwmon1 (power_meter: power1 (CPU)), hwmon2 (power_meter: power1 (System))");
        assertThat(probe(Map.of("meter", "System")).sentence()).contains("hwmon2");
        assertThat(probe(Map.of("meter", "hwmon1")).sentence()).contains("hwmon1");
    }

    @Test
    void shouldTakeTheWholeMachineOfOpenPower() throws Exception {
        chips.with("hwmon0", "name", "ibmpowernv")
                .with("hwmon0", "power1_label", "System")
                .with("hwmon0", "power1_input", "1250000000")
                .with("hwmon0", "power2_label", "Chip 0")
                .with("hwmon0", "power2_input", "180000000");
        assertThat(probe(Map.of())).isEqualTo(Probe.yes(root + "/hwmon0/power1_input"));
        chips.with("hwmon0", "power1_label", "Chip 1");
        assertThat(probe(Map.of()).measures()).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"200, '200 µW, which no running machine draws'", "4294967295, '32 bits of 1 and no measurement'"})
    void shouldRefuseWattsThatNoMachineDraws(String microwatts, String sentence) throws Exception {
        withMeter(microwatts);
        assertThat(probe(Map.of()).measures()).isFalse();
        assertThat(probe(Map.of()).sentence()).contains(sentence);
        assertThat(ask(SmallFiles.ofThisMachine())).isEqualTo(Answer.unusable());
    }

    @Test
    void shouldSayThatThereIsNoMeterAndLeaveOtherChipsAlone() throws Exception {
        chips.with("hwmon3", "name", "ina3221").with("hwmon3", "power1_input", "5000000");
        assertThat(probe(Map.of()).sentence())
                .contains("has no chip power_meter")
                .contains("source rails");
        chips = new FakeChips(root.resolve("nowhere"));
        assertThat(probe(Map.of()).sentence()).contains("does not exist");
        assertThatThrownBy(() -> hwmon.open(chips.settings(hwmon, Map.of()), TimeSource.system()))
                .isInstanceOf(SourceRefused.class);
    }

    @Test
    void shouldAskWhichOfTwoMetersIsMeant() throws Exception {
        withMeter("168000000").with("hwmon2", "name", "power_meter").with("hwmon2", "power1_average", "9000000");
        assertThat(probe(Map.of()).sentence())
                .contains("hwmon1 (power_meter: power1)")
                .contains("meter=hwmonN");
        assertThat(probe(Map.of("meter", "hwmon2")).measures()).isTrue();
        assertThat(probe(Map.of("meter", "hwmon7")).sentence()).startsWith("none of the meters");
    }

    @Test
    void shouldNotTakeAMeterThatShowsZeroOrNoNumber() throws Exception {
        withMeter("0");
        assertThat(probe(Map.of()).sentence()).contains("shows 0");
        withMeter("n/a");
        assertThat(probe(Map.of()).sentence()).contains("holds 'n/a', not a number");
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "900000000000"})
    void shouldTakeZeroAndAnotherUnitAsErrors(String microwatts) throws Exception {
        withMeter(microwatts);
        assertThat(ask(SmallFiles.ofThisMachine())).isEqualTo(Answer.unusable());
    }

    @Test
    void shouldTakeAReadThatFailsAsARefusal() {
        assertThatThrownBy(() -> ask(file -> {
                    throw new IOException("No data available");
                }))
                .isInstanceOf(IOException.class);
        withMeter("-1");
        assertThatThrownBy(() -> ask(SmallFiles.ofThisMachine())).hasMessageContaining("not a number");
    }

    @Test
    void shouldExplainAMissingPermission() throws Exception {
        withMeter("168000000");
        HwmonSource unprivileged = new HwmonSource(file -> {
            if (file.endsWith("power1_average")) {
                throw new AccessDeniedException(file.toString());
            }
            return SmallFiles.ofThisMachine().read(file);
        });
        assertThat(unprivileged.probe(chips.settings(hwmon, Map.of())).sentence())
                .contains("may be read by root only")
                .contains("sudo chmod a+r");
    }

    @ParameterizedTest
    @CsvSource({"poll-millis,5", "update-millis,soon", "stuck-seconds,-1"})
    void shouldRefuseAPaceThatCannotBe(String option, String value) {
        withMeter("168000000");
        assertThatThrownBy(() -> probe(Map.of(option, value))).isInstanceOf(OptionMistake.class);
    }
}
