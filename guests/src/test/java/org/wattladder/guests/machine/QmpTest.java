package org.wattladder.guests.machine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.worklets.api.DeviceFault;
import org.wattladder.worklets.api.Endpoint;

@Timeout(120)
class QmpTest {
    private static final Endpoint THERE = new Endpoint("192.0.2.2", 4444);
    private static final String DISK = "{\"return\": [{\"device\": \"\", \"inserted\": {\"node-name\": \"%s\"}}]}";

    @TempDir
    private Path folder;

    private interface Use {
        void with(Qmp qmp, FakeQemu qemu) throws IOException;
    }

    private void qemu(Map<String, List<String>> answers, Use use) throws IOException {
        Path socket = folder.resolve("qmp");
        try (FakeQemu qemu = new FakeQemu(socket, answers);
                Qmp qmp = Qmp.connect("x-mail", socket)) {
            use.with(qmp, qemu);
        }
    }

    @Test
    void shouldWaitForAMigrationAndTellItsTimes() throws IOException {
        Map<String, List<String>> answers = Map.of(
                "query-migrate",
                List.of(
                        "{\"return\": {}}",
                        "{\"return\": {\"status\": \"active\"}}",
                        "{\"return\": {\"status\": \"completed\", \"total-time\": 498, \"downtime\": 40,"
                                + " \"ram\": {\"transferred\": 114133772}}}"));
        qemu(answers, (qmp, qemu) -> {
            assertThat(Migration.run(qmp, THERE, () -> {})).isEqualTo(new Migration(498, 40, 114_133_772));
            assertThat(qemu.told())
                    .anySatisfy(line -> assertThat(line)
                            .contains("\"execute\":\"migrate\"")
                            .contains("\"uri\":\"tcp:192.0.2.2:4444\""));
        });
    }

    @Test
    void shouldSayWhyAMigrationFailed() throws IOException {
        qemu(
                Map.of(
                        "query-migrate",
                        List.of("{\"return\": {\"status\": \"failed\", \"error-desc\": \"Connection refused\"}}")),
                (qmp, qemu) -> assertThatThrownBy(() -> Migration.run(qmp, THERE, () -> {}))
                        .isInstanceOf(DeviceFault.class)
                        .hasMessage("the migration to 192.0.2.2:4444 failed: Connection refused"));
    }

    @Test
    void shouldPassOnWhatQemuRefuses() throws IOException {
        qemu(
                Map.of("stop", List.of("{\"error\": {\"class\": \"GenericError\", \"desc\": \"no such thing\"}}")),
                (qmp, qemu) -> assertThatThrownBy(() -> qmp.ask("stop"))
                        .hasMessage("QEMU refuses stop of guest x-mail: no such thing"));
    }

    @Test
    void shouldChangeOverToTheMirrorOnceItIsEqual() throws IOException {
        Map<String, List<String>> answers = Map.of(
                "query-block",
                List.of(String.format(DISK, "disk"), String.format(DISK, "disk-2")),
                "query-block-jobs",
                List.of(
                        "{\"return\": [{\"device\": \"move\", \"ready\": false}]}",
                        "{\"return\": [{\"device\": \"move\", \"ready\": true}]}",
                        "{\"return\": [{\"device\": \"move\", \"ready\": true}]}",
                        "{\"return\": []}"));
        qemu(answers, (qmp, qemu) -> {
            DiskMove.run(qmp, Path.of("/second/disk.qcow2"), "disk-2", () -> {});
            assertThat(qemu.told())
                    .filteredOn(line -> line.contains("block-job-complete"))
                    .hasSize(1);
            assertThat(qemu.told().get(qemu.told().size() - 1))
                    .contains("blockdev-del")
                    .contains("\"node-name\":\"disk\"");
        });
    }

    @Test
    void shouldNotTakeADiskForMovedThatQemuStillHas() throws IOException {
        Map<String, List<String>> answers = Map.of(
                "query-block", List.of(String.format(DISK, "disk")), "query-block-jobs", List.of("{\"return\": []}"));
        qemu(
                answers,
                (qmp, qemu) -> assertThatThrownBy(
                                () -> DiskMove.run(qmp, Path.of("/second/disk.qcow2"), "disk-2", () -> {}))
                        .hasMessage("the disk was not moved to /second/disk.qcow2; QEMU still uses node disk"));
    }
}
