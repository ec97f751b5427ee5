package org.wattladder.meter.source.hwmon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wattladder.meter.sampling.ManualTime;
import org.wattladder.meter.source.OpenSource;
import org.wattladder.meter.source.OptionMistake;
import org.wattladder.meter.source.Probe;
import org.wattladder.meter.source.SourceRefused;
import org.wattladder.meter.source.sysfs.SmallFiles;
import org.wattladder.ptdaemon.codec.Column;
import org.wattladder.ptdaemon.codec.Reading;

class RailsSourceTest {
    @TempDir
    private Path root;

    private final ManualTime time = new ManualTime();
    private final RailsSource rails = new RailsSource();
    private FakeChips chips;

    @BeforeEach
    void plantTree() {
        chips = new FakeChips(root);
    }

    private static Reading watts(OpenSource source) {
        return source.sample().reading(Column.WATTS).orElseThrow();
    }

    private OpenSource begun(Map<String, String> options) throws SourceRefused, OptionMistake {
        OpenSource source = rails.open(chips.settings(rails, options), time);
        source.begin();
        return source;
    }

    private Probe probe(Map<String, String> options) throws OptionMistake {
        return rails.probe(chips.settings(rails, options));
    }

    private void threeRails() {
        chips.with("hwmon0", "name", "power_meter")
                .with("hwmon0", "power1_average", "90000000")
                .with("hwmon2", "name", "ina3221")
                .with("hwmon2", "power1_label", "VDD_CPU")
                .with("hwmon2", "power1_input", "7250000")
                .with("hwmon2", "power2_label", "VDD_GPU")
                .with("hwmon2", "power2_input", "3000000")
                .with("hwmon2", "power3_input", "11000000");
    }

    @Test
    void shouldAddUpTheRailsThatAreNamed() throws Exception {
        threeRails();
        Map<String, String> named = Map.of("label", "VDD_CPU, VDD_GPU");
        assertThat(probe(named)).isEqualTo(Probe.yes(root + "/hwmon2: power1 (VDD_CPU) + power2 (VDD_GPU)"));
        try (OpenSource source = begun(named)) {
            assertThat(watts(source)).isEqualTo(Reading.of(10.25));
        }
        try (OpenSource source = begun(Map.of("label", "all"))) {
            assertThat(watts(source)).isEqualTo(Reading.of(21.25));
        }
    }

    @Test
    void shouldGuessOnlyWhereThereIsOnePossibility() throws Exception {
        threeRails();
        assertThat(probe(Map.of()).sentence()).contains("has several sensors").contains("label=power1,...");
        chips.with("hwmon5", "name", "ina226").with("hwmon5", "power1_input", "4000000");
        assertThat(probe(Map.of()).sentence()).startsWith("more than one of the chips");
        assertThat(probe(Map.of("chip", "ina226")).measures()).isTrue();
        assertThat(probe(Map.of("chip", "hwmon5")).measures()).isTrue();
        assertThat(probe(Map.of("chip", "ina2600")).sentence()).startsWith("none of the chips");
        assertThat(probe(Map.of("chip", "ina3221", "label", "VDD_SOC")).sentence())
                .startsWith("label VDD_SOC means none");
    }

    @Test
    void shouldSayThatThereAreNoRails() throws Exception {
        chips.with("hwmon0", "name", "power_meter").with("hwmon0", "power1_average", "90000000");
        assertThat(probe(Map.of()).sentence()).contains("has no chip with a power or energy sensor");
    }

    @Test
    void shouldMultiplyVoltsAndAmperesWhereNoPowerIsTold() throws Exception {
        chips.with("hwmon3", "name", "ina3221")
                .with("hwmon3", "in1_label", "VDD_IN")
                .with("hwmon3", "in1_input", "19120")
                .with("hwmon3", "curr1_input", "1280")
                .with("hwmon3", "in2_label", "VDD_SOC")
                .with("hwmon3", "in2_input", "19100")
                .with("hwmon3", "curr2_input", "416")
                .with("hwmon3", "in4_input", "12")
                .with("hwmon3", "curr4_input", "2000")
                .with("hwmon3", "in7_label", "sum of shunt voltages")
                .with("hwmon3", "in7_input", "80");
        Map<String, String> named = Map.of("chip", "ina3221", "label", "VDD_IN");
        assertThat(probe(named)).isEqualTo(Probe.yes(root + "/hwmon3: in1 (VDD_IN), volts times amperes"));
        try (OpenSource source = begun(named)) {
            assertThat(watts(source).value().orElseThrow()).isCloseTo(24.4736, within(1e-9));
        }
        assertThat(probe(Map.of("label", "all")).sentence()).contains("in1 (VDD_IN) + in2 (VDD_SOC),");
        chips.with("hwmon3", "curr1_input", "-3");
        assertThat(probe(named).measures()).isFalse();
    }

    @Test
    void shouldMultiplyOnlyWhatBelongsTogether() throws Exception {
        chips.with("hwmon1", "name", "stage")
                .with("hwmon1", "in1_label", "vin")
                .with("hwmon1", "in1_input", "12000")
                .with("hwmon1", "curr1_label", "iout1")
                .with("hwmon1", "curr1_input", "2000");
        assertThat(probe(Map.of()).sentence()).contains("volts and amperes of one channel");
        chips.with("hwmon1", "curr1_label", "iin");
        assertThat(probe(Map.of()).sentence()).contains("in1 (vin), volts times amperes");
    }

    @Test
    void shouldReadTheMomentOfAGraphicsCardThatTellsNoAverage() throws Exception {
        chips.with("hwmon2", "name", "amdgpu")
                .with("hwmon2", "power1_label", "PPT")
                .with("hwmon2", "power1_cap", "145000000")
                .with("hwmon2", "power1_input", "32124000");
        assertThat(probe(Map.of())).isEqualTo(Probe.yes(root + "/hwmon2: power1 (PPT)"));
    }

    @Test
    void shouldPreferTheAverageOfAChannelToItsMoment() throws Exception {
        chips.with("hwmon1", "name", "amdgpu")
                .with("hwmon1", "power1_average", "30000000")
                .with("hwmon1", "power1_input", "90000000");
        try (OpenSource source = begun(Map.of())) {
            assertThat(watts(source)).isEqualTo(Reading.of(30));
        }
    }

    @Test
    void shouldMakePowerOfAnEnergyCounterAndCountAcrossItsWrap() throws Exception {
        chips.with("hwmon1", "name", "xe").with("hwmon1", "energy1_input", "990000000");
        try (OpenSource source = begun(Map.of("range-uj", "1000000000"))) {
            chips.with("hwmon1", "energy1_input", "40000000");
            time.advanceToMillis(1000);
            assertThat(watts(source)).isEqualTo(Reading.of(50));
            time.advanceToMillis(2000);
            assertThat(watts(source)).as("stood still").isEqualTo(Reading.invalid());
        }
        chips.with("hwmon1", "energy1_input", "990000000");
        try (OpenSource source = begun(Map.of())) {
            chips.with("hwmon1", "energy1_input", "40000000");
            time.advanceToMillis(3000);
            assertThat(watts(source)).as("wrap at an unknown range").isEqualTo(Reading.invalid());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "", "-5", "much", "900000000000"})
    void shouldTakeZeroGarbageAndAnotherUnitAsErrors(String text) throws Exception {
        chips.with("hwmon1", "name", "ina226").with("hwmon1", "power1_input", "4000000");
        try (OpenSource source = begun(Map.of())) {
            chips.with("hwmon1", "power1_input", text);
            assertThat(watts(source)).isEqualTo(Reading.invalid());
        }
    }

    @Test
    void shouldTakeASensorThatNeverChangesAsStuck() throws Exception {
        chips.with("hwmon1", "name", "ina226").with("hwmon1", "power1_input", "4000000");
        try (OpenSource source = begun(Map.of("stuck-seconds", "10"))) {
            assertThat(watts(source)).isEqualTo(Reading.of(4));
            time.advanceToMillis(10_000);
            assertThat(watts(source)).isEqualTo(Reading.of(4));
            time.advanceToMillis(10_001);
            assertThat(watts(source)).isEqualTo(Reading.invalid());
        }
    }

    @Test
    void shouldTakeASilentSensorAsAnErrorAndRecover() throws Exception {
        chips.with("hwmon1", "name", "ina226").with("hwmon1", "power1_input", "4000000");
        boolean[] silent = {false};
        RailsSource moody = new RailsSource(file -> {
            if (silent[0]) {
                throw new IOException("Remote I/O error");
            }
            return SmallFiles.ofThisMachine().read(file);
        });
        try (OpenSource source = moody.open(chips.settings(rails, Map.of()), time)) {
            source.begin();
            silent[0] = true;
            assertThat(watts(source)).isEqualTo(Reading.invalid());
            silent[0] = false;
            source.sample();
            assertThat(watts(source)).isEqualTo(Reading.of(4));
        }
        assertThatThrownBy(() -> probe(Map.of("range-uj", "none"))).isInstanceOf(OptionMistake.class);
    }
}
