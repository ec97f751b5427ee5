package org.wattladder.system.endtoend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.model.result.ClientFacts;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.result.StorageBypass;
import org.wattladder.system.disk.Commands;
import org.wattladder.system.disk.LoopDisk;

/** Storage worklets on devices that fail in every way: a bounded, explained end, and nothing else on them touched. */
@Order(1)
@Tag("full")
class StorageIT {
    private static final int REFUSED = 2;
    private static final int BROKEN_OFF = 4;

    @TempDir
    private Path directory;

    private RunFiles files() {
        return new RunFiles(directory.resolve("out"));
    }

    private Launched run(Path storage, String... more) throws Exception {
        return runSuite("storage", storage, more);
    }

    private Launched runSuite(String suite, Path storage, String... more) throws Exception {
        Path config = Path.of(System.getProperty("wattladder.home"), "system-tests/src/test/resources/config");
        List<String> words = new ArrayList<>(List.of("run", suite, "--config", config.toString(), "--meter", "none"));
        words.addAll(List.of("--out", files().directory().toString(), "--storage", storage.toString()));
        words.addAll(List.of(more));
        return Installation.start(directory, words.toArray(String[]::new));
    }

    private static Path ours(LoopDisk disk) {
        return disk.mountPoint().resolve("wattladder-storage");
    }

    @Test
    void shouldLeaveADeviceAsItWasAfterACompleteRun() throws Exception {
        try (LoopDisk disk = ScratchDisk.mount(directory, 64)) {
            ForeignFiles.plant(disk.mountPoint());
            Map<String, String> before = ForeignFiles.on(disk.mountPoint());
            Launched run = run(disk.mountPoint());
            assertThat(run.exitCode()).as(run.errors()).isIn(0, 1);
            assertThat(ForeignFiles.on(disk.mountPoint())).isEqualTo(before);
            assertThat(ours(disk)).doesNotExist();
            RunResult result = files().result();
            ClientFacts facts = result.worklets().get(0).clients().get(0).facts();
            assertThat(facts.storage().folder()).isEqualTo(ours(disk).toString());
            assertThat(facts.storage().devices()).singleElement().satisfies(device -> {
                assertThat(device.name()).startsWith("loop");
                assertThat(device.mountPoint()).isEqualTo(disk.mountPoint().toString());
                assertThat(device.boot()).isFalse();
            });
            assertThat(files().artefacts().get("result.txt"))
                    .contains("Files were kept on loop")
                    .doesNotContain("boot-device");
            assertThat(result.worklets().get(0).intervals().get(2).types()).hasSize(2);
        }
    }

    @Test
    void shouldKeepIosOutstandingThroughThreadsAndSaySo() throws Exception {
        try (LoopDisk disk = ScratchDisk.mount(directory, 64)) {
            Launched run = runSuite("storage-depths", disk.mountPoint());
            assertThat(run.exitCode()).as(run.errors()).isIn(0, 1);
            RunResult result = files().result();
            ClientFacts facts = result.worklets().get(0).clients().get(0).facts();
            assertThat(facts.storage().engine()).isEqualTo("blocking threads, one for each I/O");
            assertThat(facts.storage().bypass()).isEqualTo(StorageBypass.MINCORE);
            assertThat(result.worklets().get(0).intervals())
                    .hasSize(3)
                    .allSatisfy(interval -> assertThat(interval.types()).hasSize(2));
            assertThat(files().artefacts().get("result.txt"))
                    .contains("I/O engine: blocking threads, one for each I/O.")
                    .contains("Unbuffered access is verified");
        }
    }

    @Test
    void shouldKeepFilesUntilTheyAreCleaned() throws Exception {
        try (LoopDisk disk = ScratchDisk.mount(directory, 64)) {
            ForeignFiles.plant(disk.mountPoint());
            Map<String, String> before = ForeignFiles.on(disk.mountPoint());
            Launched run = run(disk.mountPoint(), "--keep-files");
            assertThat(run.exitCode()).as(run.errors()).isIn(0, 1);
            assertThat(ours(disk)).isDirectoryContaining("glob:**-0002-002.dat");
            Launched list = Installation.start(
                    directory, "storage", "list", disk.mountPoint().toString());
            assertThat(list.exitCode()).as(list.errors()).isZero();
            assertThat(list.output()).contains("4 files of 16 MiB");
            Launched clean = Installation.start(
                    directory, "storage", "clean", disk.mountPoint().toString());
            assertThat(clean.exitCode()).as(clean.errors()).isZero();
            assertThat(clean.output()).contains("4 files removed");
            assertThat(ours(disk)).doesNotExist();
            assertThat(ForeignFiles.on(disk.mountPoint())).isEqualTo(before);
        }
    }

    @Test
    void shouldRefuseADeviceWithoutRoomBeforeAnythingStarts() throws Exception {
        try (LoopDisk disk = ScratchDisk.mount(directory, 16)) {
            assertRefused(disk.mountPoint(), "need 16 MiB on", "MiB are free there");
            assertThat(ours(disk)).doesNotExist();
        }
    }

    /** Bytes are free but no inode is, which no reckoning sees before. */
    @Test
    void shouldEndWhenTheDiskIsFull() throws Exception {
        try (LoopDisk disk = ScratchDisk.mount(directory, 64, "-N", "16")) {
            ForeignFiles.plant(disk.mountPoint());
            ForeignFiles.exhaust(disk.mountPoint(), 3);
            Map<String, String> before = ForeignFiles.on(disk.mountPoint());
            Launched run = run(disk.mountPoint());
            assertThat(run.exitCode()).as(run.errors()).isEqualTo(BROKEN_OFF);
            assertThat(run.errors())
                    .contains("No space left on device")
                    .contains(ours(disk).toString());
            assertThat(ForeignFiles.on(disk.mountPoint())).isEqualTo(before);
            assertThat(ours(disk)).doesNotExist();
        }
    }

    @Test
    void shouldEndWhenTheDeviceIsPulled() throws Exception {
        try (LoopDisk disk = ScratchDisk.mount(directory, 64)) {
            ForeignFiles.plant(disk.mountPoint());
            Map<String, String> before = ForeignFiles.on(disk.mountPoint());
            Launched run = run(disk.mountPoint());
            files().awaitIntervals(1);
            Path copy = disk.pull();
            assertThat(run.exitCode()).as(run.errors()).isEqualTo(BROKEN_OFF);
            assertThat(run.errors())
                    .contains("Input/output error")
                    .contains(ours(disk).toString());
            disk.exchange(copy);
            assertThat(ForeignFiles.on(disk.mountPoint())).isEqualTo(before);
        }
    }

    @Test
    void shouldEndWhenAFileIsCutShort() throws Exception {
        try (LoopDisk disk = ScratchDisk.mount(directory, 64)) {
            ForeignFiles.plant(disk.mountPoint());
            Map<String, String> before = ForeignFiles.on(disk.mountPoint());
            Launched run = run(disk.mountPoint());
            files().awaitIntervals(1);
            Path cut = ours(disk).resolve("001-0001-001.dat");
            await().atMost(Duration.ofSeconds(20)).until(() -> Files.exists(cut));
            try (RandomAccessFile file = new RandomAccessFile(cut.toFile(), "rw")) {
                file.setLength(8192);
            }
            assertThat(run.exitCode()).as(run.errors()).isEqualTo(BROKEN_OFF);
            assertThat(run.errors()).contains(cut.toString());
            assertThat(ForeignFiles.on(disk.mountPoint())).isEqualTo(before);
            assertThat(ours(disk)).doesNotExist();
        }
    }

    @Test
    void shouldRefuseADeviceThatIsMountedReadOnly() throws Exception {
        try (LoopDisk disk = ScratchDisk.mount(directory, 64)) {
            ForeignFiles.plant(disk.mountPoint());
            disk.seal();
            assertRefused(disk.mountPoint(), "mounted read-only");
        }
    }

    @Test
    void shouldRefuseAFolderInMemory() throws Exception {
        Path memory = Path.of("/dev/shm");
        assumeTrue(Files.isWritable(memory), "there is no /dev/shm here");
        assumeTrue(Files.getFileStore(memory).type().equals("tmpfs"), "/dev/shm is no tmpfs here");
        assertRefused(memory, "lies in memory (tmpfs at /dev/shm)");
        assertThat(memory.resolve("wattladder-storage")).doesNotExist();
    }

    @Test
    void shouldRefuseAFolderWithoutPermission() throws Exception {
        Path folder = Files.createDirectory(directory.resolve("closed"));
        boolean root = "root".equals(System.getProperty("user.name"));
        Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("r-xr-xr-x"));
        if (root) {
            assumeTrue(
                    Commands.output("chattr", "+i", folder.toString()).isPresent(),
                    "root may write everywhere, and chattr cannot forbid it here");
        }
        try {
            assertRefused(folder, "may not be written to by user " + System.getProperty("user.name"));
        } finally {
            if (root) {
                Commands.output("chattr", "-i", folder.toString());
            }
            Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
        }
    }

    private void assertRefused(Path storage, String... words) throws Exception {
        Map<String, String> before = ForeignFiles.on(storage);
        Launched run = run(storage);
        assertThat(run.exitCode()).as(run.errors()).isEqualTo(REFUSED);
        assertThat(run.errors()).contains(words).contains(storage.toString());
        assertThat(ForeignFiles.on(storage)).isEqualTo(before);
    }
}
