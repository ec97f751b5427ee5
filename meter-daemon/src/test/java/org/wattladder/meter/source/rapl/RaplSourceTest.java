package org.wattladder.meter.source.rapl;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
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
import org.wattladder.meter.source.hwmon.FakeChips;
import org.wattladder.meter.source.sysfs.SmallFiles;
import org.wattladder.ptdaemon.codec.Column;
import org.wattladder.ptdaemon.codec.Reading;

class RaplSourceTest {
    private static final String RANGE = "262143328850";

    @TempDir
    private Path root;

    private final ManualTime time = new ManualTime();
    private final RaplSource rapl = new RaplSource();
    private FakeTree tree;

    @BeforeEach
    void plantTree() {
        tree = new FakeTree(root);
    }

    private static Reading watts(OpenSource source) {
        return source.sample().reading(Column.WATTS).orElseThrow();
    }

    private OpenSource begun(FakeTree planted, String... option) throws SourceRefused, OptionMistake {
        OpenSource source = rapl.open(planted.settings(option), time);
        source.begin();
        return source;
    }

    private static RaplSource counting(Movement.Pause meanwhile) {
        return new RaplSource(new Movement(SmallFiles.ofThisMachine(), meanwhile));
    }

    @Test
    void shouldLeaveOutMemoryThatStandsStillAndSaySo() throws Exception {
        tree.zone("intel-rapl:0", "package-0", RANGE, "1368000000")
                .zone("intel-rapl:0:0", "core", RANGE, "500000")
                .zone("intel-rapl:0:1", "dram", RANGE, "0")
                .zone("intel-rapl:1", "package-1", RANGE, "1000000")
                .zone("intel-rapl:1:1", "dram", RANGE, "7000000");
        RaplSource halfDead = counting(() -> tree.grow("intel-rapl:0:1"));
        assertThat(halfDead.probe(tree.settings()))
                .isEqualTo(Probe.yes("package-0 + package-1; dram stands still and is left out, as dram=no does"));
        try (OpenSource source = halfDead.open(tree.settings(), time)) {
            tree.energy("intel-rapl:0", "0").energy("intel-rapl:1", "0");
            source.begin();
            tree.energy("intel-rapl:0", "30000000").energy("intel-rapl:1", "20000000");
            time.advanceToMillis(1000);
            assertThat(watts(source)).isEqualTo(Reading.of(50));
        }
        assertThat(counting(tree::grow).probe(tree.settings()).sentence())
                .isEqualTo("package-0 + dram + package-1 + dram");
    }

    @Test
    void shouldRefuseProcessorsThatStandStill() throws Exception {
        tree.zone("intel-rapl:0", "package-0", RANGE, "5").zone("intel-rapl:1", "package-1", RANGE, "5");
        Probe probe = counting(() -> tree.grow("intel-rapl:1")).probe(tree.settings());
        assertThat(probe.measures()).isFalse();
        assertThat(probe.sentence()).startsWith("package-1 of " + root + " stands still");
    }

    @Test
    void shouldSayThatAContainerHidesTheTree() throws Exception {
        Files.createSymbolicLink(root.resolve("intel-rapl:0"), root.resolve("masked"));
        assertThat(rapl.probe(tree.settings()).sentence()).contains("run the meter on the host");
    }

    @Test
    void shouldSumPackagesAndMemoryButNotWhatIsInsideThem() throws Exception {
        tree.zone("intel-rapl:0", "package-0", RANGE, "1000000")
                .zone("intel-rapl:0:0", "core", RANGE, "5000000")
                .zone("intel-rapl:0:1", "dram", RANGE, "2000000")
                .zone("intel-rapl:1", "package-1", RANGE, "3000000")
                .zone("intel-rapl:2", "psys", RANGE, "4000000")
                .zone("intel-rapl-mmio:0", "package-0", RANGE, "1000000");
        assertThat(counting(tree::grow).probe(tree.settings()))
                .isEqualTo(
                        Probe.yes(
                                "package-0 + dram + package-1; psys is there too and not added (psys=only measures it instead)"));
        tree.energy("intel-rapl:0", "1000000")
                .energy("intel-rapl:0:1", "2000000")
                .energy("intel-rapl:1", "3000000");
        try (OpenSource source = begun(tree)) {
            tree.energy("intel-rapl:0", "101000000")
                    .energy("intel-rapl:0:0", "95000000")
                    .energy("intel-rapl:0:1", "12000000")
                    .energy("intel-rapl:1", "83000000")
                    .energy("intel-rapl:2", "404000000");
            time.advanceToMillis(2000);
            assertThat(watts(source)).isEqualTo(Reading.of(95));
        }
    }

    @Test
    void shouldLeaveTheMemoryOutWhenAskedTo() throws Exception {
        tree.zone("intel-rapl:0", "package-0", RANGE, "0").zone("intel-rapl:0:1", "dram", RANGE, "0");
        try (OpenSource source = begun(tree, "dram", "no")) {
            tree.energy("intel-rapl:0", "50000000").energy("intel-rapl:0:1", "9000000");
            time.advanceToMillis(1000);
            assertThat(watts(source)).isEqualTo(Reading.of(50));
        }
        assertThatThrownBy(() -> rapl.probe(tree.settings("dram", "perhaps"))).isInstanceOf(OptionMistake.class);
    }

    @Test
    void shouldCountAcrossTheWrapOfTheCounter() throws Exception {
        tree.zone("intel-rapl:0", "package-0", "1000000000", "990000000");
        try (OpenSource source = begun(tree)) {
            tree.energy("intel-rapl:0", "40000000");
            time.advanceToMillis(1000);
            assertThat(watts(source)).isEqualTo(Reading.of(50));
        }
    }

    @Test
    void shouldNotGuessAWrapWithoutARange() throws Exception {
        tree.zone("intel-rapl:0", "package-0", "", "990000000");
        try (OpenSource source = begun(tree)) {
            tree.energy("intel-rapl:0", "40000000");
            time.advanceToMillis(1000);
            assertThat(watts(source)).isEqualTo(Reading.invalid());
        }
    }

    @Test
    void shouldTakeACounterThatStandsStillAsAnErrorAndNotAsZeroWatts() throws Exception {
        tree.zone("intel-rapl:0", "package-0", RANGE, "5000000");
        try (OpenSource source = begun(tree)) {
            time.advanceToMillis(1000);
            assertThat(watts(source)).isEqualTo(Reading.invalid());
            tree.energy("intel-rapl:0", "35000000");
            time.advanceToMillis(2000);
            assertThat(watts(source)).isEqualTo(Reading.of(30));
        }
    }

    @Test
    void shouldTakeACounterThatWasSetBackAsAnError() throws Exception {
        tree.zone("intel-rapl:0", "package-0", RANGE, "100000000000");
        try (OpenSource source = begun(tree)) {
            tree.energy("intel-rapl:0", "5000");
            time.advanceToMillis(1000);
            assertThat(watts(source)).isEqualTo(Reading.invalid());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "many", "-5", "12.5", "99999999999999999999"})
    void shouldTakeAGarbledCounterAsAnError(String garbled) throws Exception {
        tree.zone("intel-rapl:0", "package-0", RANGE, "5000000");
        try (OpenSource source = begun(tree)) {
            tree.energy("intel-rapl:0", garbled);
            time.advanceToMillis(1000);
            assertThat(watts(source)).isEqualTo(Reading.invalid());
        }
        assertThat(rapl.probe(tree.settings()).measures()).isFalse();
    }

    @Test
    void shouldSayWhatIsMissing() throws Exception {
        assertThat(rapl.probe(tree.settings()).sentence()).startsWith(root + " has no intel-rapl zone");
        tree.zone("intel-rapl:0", "psys", RANGE, "5");
        assertThat(rapl.probe(tree.settings()).measures()).isFalse();
        FakeTree nowhere = new FakeTree(root.resolve("nowhere"));
        assertThat(rapl.probe(nowhere.settings()).sentence()).contains("does not exist");
        assertThatThrownBy(() -> rapl.open(nowhere.settings(), time)).isInstanceOf(SourceRefused.class);
    }

    @Test
    void shouldExplainAMissingPermissionAndHowToGrantIt() throws Exception {
        tree.zone("intel-rapl:0", "package-0", RANGE, "5");
        RaplSource unprivileged = new RaplSource(file -> {
            if (file.endsWith("energy_uj")) {
                throw new AccessDeniedException(file.toString());
            }
            return SmallFiles.ofThisMachine().read(file);
        });
        Probe probe = unprivileged.probe(tree.settings());
        assertThat(probe.measures()).isFalse();
        assertThat(probe.sentence())
                .contains("intel-rapl:0/energy_uj may be read by root only")
                .contains("sudo chmod a+r " + root + "/intel-rapl:*/energy_uj");
    }

    @Test
    void shouldRecoverFromAReadThatFails() throws Exception {
        tree.zone("intel-rapl:0", "package-0", RANGE, "1000000");
        boolean[] failing = {false};
        RaplSource moody = new RaplSource(file -> {
            if (failing[0]) {
                throw new IOException("Input/output error");
            }
            return SmallFiles.ofThisMachine().read(file);
        });
        try (OpenSource source = moody.open(tree.settings(), time)) {
            source.begin();
            failing[0] = true;
            time.advanceToMillis(1000);
            assertThat(watts(source)).isEqualTo(Reading.invalid());
            failing[0] = false;
            time.advanceToMillis(2000);
            assertThat(watts(source)).as("no earlier value to start from").isEqualTo(Reading.invalid());
            tree.energy("intel-rapl:0", "21000000");
            time.advanceToMillis(3000);
            assertThat(watts(source)).isEqualTo(Reading.of(20));
        }
    }

    @Test
    void shouldMeasureThePlatformInPlaceOfThePackagesWhenAskedTo() throws Exception {
        tree.zone("intel-rapl:0", "package-0", RANGE, "0").zone("intel-rapl:1", "psys", RANGE, "0");
        assertThat(counting(tree::grow).probe(tree.settings("psys", "only"))).isEqualTo(Probe.yes("psys"));
        tree.energy("intel-rapl:1", "0");
        try (OpenSource source = begun(tree, "psys", "only")) {
            tree.energy("intel-rapl:0", "50000000").energy("intel-rapl:1", "80000000");
            time.advanceToMillis(1000);
            assertThat(watts(source)).isEqualTo(Reading.of(80));
        }
        FakeTree without = new FakeTree(root.resolve("other")).zone("intel-rapl:0", "package-0", RANGE, "0");
        assertThat(rapl.probe(without.settings("psys", "only")).sentence()).contains("has no zone psys");
        assertThatThrownBy(() -> rapl.probe(tree.settings("psys", "yes"))).isInstanceOf(OptionMistake.class);
    }

    @Test
    void shouldMeasureEveryDieAndTheNamesOfAmd() throws Exception {
        tree.zone("amd-rapl:0", "package-0-die-0", RANGE, "0").zone("amd-rapl:1", "package-0-die-1", RANGE, "0");
        try (OpenSource source = begun(tree)) {
            tree.energy("amd-rapl:0", "30000000").energy("amd-rapl:1", "20000000");
            time.advanceToMillis(1000);
            assertThat(watts(source)).isEqualTo(Reading.of(50));
        }
    }

    @Test
    void shouldMeasureTheSocketsOfTheAmdEnergyDriverWithoutPowercap() throws Exception {
        FakeChips chips = new FakeChips(root.resolve("hwmon"));
        chips.with("hwmon0", "name", "coretemp").with("hwmon0", "temp1_input", "1");
        chips.with("hwmon4", "name", "amd_energy")
                .with("hwmon4", "energy1_label", "Ecore000")
                .with("hwmon4", "energy1_input", "0")
                .with("hwmon4", "energy2_label", "Esocket0")
                .with("hwmon4", "energy2_input", "0")
                .with("hwmon4", "energy3_label", "Esocket1")
                .with("hwmon4", "energy3_input", "0");
        FakeTree nowhere = new FakeTree(root.resolve("powercap"));
        assertThat(counting(() -> chips.with("hwmon4", "energy2_input", "10").with("hwmon4", "energy3_input", "10"))
                        .probe(nowhere.settings()))
                .isEqualTo(Probe.yes("Esocket0 + Esocket1"));
        chips.with("hwmon4", "energy2_input", "0").with("hwmon4", "energy3_input", "0");
        try (OpenSource source = begun(nowhere)) {
            chips.with("hwmon4", "energy1_input", "9000000")
                    .with("hwmon4", "energy2_input", "60000000")
                    .with("hwmon4", "energy3_input", "40000000");
            time.advanceToMillis(1000);
            assertThat(watts(source)).isEqualTo(Reading.of(100));
        }
    }

    @Test
    void shouldTakeACounterInAnotherUnitAsAnError() throws Exception {
        tree.zone("intel-rapl:0", "package-0", RANGE, "0");
        try (OpenSource source = begun(tree)) {
            tree.energy("intel-rapl:0", "95000000000");
            time.advanceToMillis(1000);
            assertThat(watts(source)).as("nanojoules").isEqualTo(Reading.invalid());
        }
    }
}
