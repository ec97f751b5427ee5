package org.wattladder.meter.source.nvml;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wattladder.meter.sampling.ManualTime;
import org.wattladder.meter.source.Figures;
import org.wattladder.meter.source.OpenSource;
import org.wattladder.meter.source.OptionMistake;
import org.wattladder.meter.source.Probe;
import org.wattladder.meter.source.SourceRefused;
import org.wattladder.ptdaemon.codec.Column;
import org.wattladder.ptdaemon.codec.Reading;

class NvmlSourceTest {
    private static final String FIRST = "0, NVIDIA A100-PCIE-40GB, 36.22";
    private static final String SECOND = "1, NVIDIA GeForce RTX 3090, 133.91";

    @TempDir
    private Path folder;

    private final ManualTime time = new ManualTime();
    private final NvmlSource nvml = new NvmlSource();
    private FakeSmi smi;

    @BeforeEach
    void install() {
        smi = FakeSmi.in(folder);
    }

    private static Reading watts(Figures figures) {
        return figures.total().reading(Column.WATTS).orElseThrow();
    }

    private static void awaitWatts(OpenSource source, double expected) {
        await().untilAsserted(() -> assertThat(watts(source.sampleAll())).isEqualTo(Reading.of(expected)));
    }

    @Test
    void shouldSumTheBoardsAndShowEachAsAChannel() throws Exception {
        smi.answers(0, FIRST, SECOND);
        assertThat(nvml.probe(smi.settings()).sentence())
                .isEqualTo("GPU 0 (NVIDIA A100-PCIE-40GB) 36.22 W, GPU 1 (NVIDIA GeForce RTX 3090) 133.91 W");
        try (OpenSource source = nvml.open(smi.settings("interval-millis", "250"), time)) {
            source.begin();
            smi.prints("0, NVIDIA A100-PCIE-40GB, 40.25", "1, NVIDIA GeForce RTX 3090, 150.50");
            awaitWatts(source, 190.75);
            assertThat(source.channels()).isEqualTo(2);
            assertThat(source.sampleAll().channels())
                    .extracting(channel -> channel.reading(Column.WATTS).orElseThrow())
                    .containsExactly(Reading.of(40.25), Reading.of(150.5));
        }
        assertThat(smi.read("calls"))
                .contains("--query-gpu=index,name,power.draw --format=csv,noheader,nounits --loop-ms=250\n");
    }

    @Test
    void shouldFindTheBoardsOfAProgramThatPrintsMoreThanAPipeHolds() throws Exception {
        smi.answersThenChatters(FIRST);
        assertThat(nvml.probe(smi.settings())).isEqualTo(Probe.yes("GPU 0 (NVIDIA A100-PCIE-40GB) 36.22 W"));
    }

    @Test
    void shouldMeasureOnlyTheBoardsThatAreNamed() throws Exception {
        smi.answers(0, SECOND);
        try (OpenSource source = nvml.open(smi.settings("gpus", "1", "field", "power.draw.instant"), time)) {
            smi.prints(SECOND);
            awaitWatts(source, 133.91);
            assertThat(source.channels()).isEqualTo(1);
            assertThat(source.sampleAll().channels()).isEmpty();
        }
        assertThat(smi.read("calls")).contains("power.draw.instant --format=csv,noheader,nounits --id=1");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[N/A]",
                "[Not Supported]",
                "N/A",
                "ERR!",
                "[Unknown Error]",
                "[GPU is lost]",
                "0.00",
                "",
                "-5.0",
                "nan"
            })
    void shouldTakeAWordOrZeroInPlaceOfWattsAsAnError(String power) throws Exception {
        smi.answers(0, FIRST, SECOND);
        try (OpenSource source = nvml.open(smi.settings(), time)) {
            smi.prints(FIRST, SECOND);
            awaitWatts(source, 170.13);
            smi.prints("0, NVIDIA A100-PCIE-40GB, " + power, SECOND);
            await().untilAsserted(() -> assertThat(watts(source.sampleAll())).isEqualTo(Reading.invalid()));
        }
        smi.answers(0, FIRST, "1, GeForce GTX 770, " + power);
        assertThat(nvml.probe(smi.settings()).measures()).isFalse();
        assertThat(nvml.probe(smi.settings()).sentence())
                .startsWith("GPU 1 (GeForce GTX 770) does not tell its power ('" + power + "')")
                .contains("gpus=");
    }

    @Test
    void shouldCallARoundWithoutOneBoardAnError() throws Exception {
        smi.answers(0, FIRST, SECOND);
        try (OpenSource source = nvml.open(smi.settings(), time)) {
            smi.prints(FIRST, SECOND);
            awaitWatts(source, 170.13);
            smi.prints(FIRST, FIRST);
            await().untilAsserted(() -> assertThat(watts(source.sampleAll())).isEqualTo(Reading.invalid()));
        }
    }

    @Test
    void shouldCallAReadingStaleWhenNoMoreLinesCome() throws Exception {
        smi.answers(0, FIRST);
        try (OpenSource source = nvml.open(smi.settings(), time)) {
            smi.prints(FIRST);
            awaitWatts(source, 36.22);
            time.advanceToMillis(2000);
            assertThat(watts(source.sampleAll())).isEqualTo(Reading.of(36.22));
            time.advanceToMillis(2001);
            assertThat(watts(source.sampleAll())).isEqualTo(Reading.invalid());
        }
    }

    @Test
    void shouldStartAProcessThatHangsAgainAndEndItWithTheSource() throws Exception {
        smi.answers(0, FIRST);
        try (OpenSource source = nvml.open(smi.settings(), time)) {
            smi.prints(FIRST);
            awaitWatts(source, 36.22);
            time.advanceToMillis(21_000);
            assertThat(watts(source.sampleAll())).isEqualTo(Reading.invalid());
            await().until(() -> smi.read("pids").lines().count() == 2);
            awaitWatts(source, 36.22);
        }
        await().untilAsserted(() -> assertThat(smi.read("pids").lines().map(Long::valueOf))
                .isNotEmpty()
                .allMatch(pid ->
                        ProcessHandle.of(pid).filter(ProcessHandle::isAlive).isEmpty()));
    }

    @Test
    void shouldSayWhyThereIsNoReading() throws Exception {
        assertThat(nvml.probe(smi.settings("command", "no-such-nvidia-smi")).sentence())
                .startsWith("no-such-nvidia-smi is not installed")
                .contains("NVIDIA's driver");
        smi.answers(9, "NVIDIA-SMI has failed because it couldn't communicate with the NVIDIA driver.");
        assertThat(nvml.probe(smi.settings()).sentence()).contains("exit code 9: NVIDIA-SMI has failed");
        assertThatThrownBy(() -> nvml.open(smi.settings(), time)).isInstanceOf(SourceRefused.class);
        smi.answers(0, "No devices were found");
        assertThat(nvml.probe(smi.settings()).sentence()).contains("names no GPU (No devices were found)");
        smi.answers(2, "Field \"power.draw.instant\" is not a valid field to query.");
        assertThat(nvml.probe(smi.settings("field", "power.draw.instant")).sentence())
                .contains("is not a valid field");
    }

    @Test
    void shouldRefuseSettingsThatCannotBe() {
        assertThatThrownBy(() -> nvml.probe(smi.settings("gpus", "first"))).isInstanceOf(OptionMistake.class);
        assertThatThrownBy(() -> nvml.probe(smi.settings("field", "power.limit")))
                .isInstanceOf(OptionMistake.class);
        assertThatThrownBy(() -> nvml.probe(smi.settings("interval-millis", "5")))
                .isInstanceOf(OptionMistake.class);
    }

    @Test
    void shouldShowTheCauseThatStandsBeforeTheDetails() throws Exception {
        smi.answers(18, "Failed to initialize NVML: Driver/library version mismatch", "NVML library version: 535.183");
        assertThat(nvml.probe(smi.settings()).sentence())
                .contains("Failed to initialize NVML: Driver/library version mismatch; NVML library version: 535.183");
    }
}
