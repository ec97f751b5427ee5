package org.wattladder.worklets.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.worklets.api.BypassProof;
import org.wattladder.worklets.api.DeviceFault;
import org.wattladder.worklets.api.OnDisk;
import org.wattladder.worklets.api.TinyContext;
import org.wattladder.worklets.api.Transaction;

@EnabledOnOs(OS.LINUX)
class BypassTest {
    private static final Path MEMORY = Path.of("/dev/shm");

    @TempDir(factory = OnDisk.class)
    private Path folder;

    @Test
    void shouldLeaveNothingOfTheFilesInThePageCache() {
        var mix = Opened.mix(new MixedAccess(), folder);
        for (var entry : mix) {
            Opened.run(entry.transaction(), 300);
        }
        try (UserFiles files = Opened.files(folder)) {
            assertThat(files.file(0).cache().residentBytes()).hasValue(0);
            assertThat(files.file(1).cache().residentBytes()).hasValue(0);
        }
    }

    @Test
    void shouldFindFilesInThePageCacheAfterAnInterval() throws Exception {
        Transaction read = Opened.type(Opened.mix(new SequentialAccess(), folder), "read");
        Opened.run(read, 3);
        read.audit();
        assertThat(Files.readAllBytes(Opened.first(folder))).hasSize(Opened.MIB);
        assertThatThrownBy(read::audit)
                .isInstanceOf(DeviceFault.class)
                .hasMessageContaining(Opened.first(folder).toString())
                .hasMessageContaining("in the page cache");
    }

    @Test
    void shouldFindThatAccessIsBufferedWhereItIs() throws Exception {
        try (UserFiles files = Opened.files(folder)) {
            DataFile file = files.file(0);
            Bypass.verify(file, Unit.buffer(64 << 10));
            // What a file system does that takes the flag and buffers.
            Runnable buffered = () -> {
                try {
                    assertThat(Files.readAllBytes(file.path())).isNotEmpty();
                } catch (IOException failed) {
                    throw new java.io.UncheckedIOException(failed);
                }
            };
            assertThatThrownBy(() -> Bypass.verify(file, buffered))
                    .isInstanceOf(DeviceFault.class)
                    .hasMessageContaining("buffers all the same");
        }
    }

    @Test
    void shouldSayThatThePageCacheWasLookedAt() {
        TinyContext context = new TinyContext(new RandomAccess()).in(folder);
        new RandomAccess().transactions(context);
        assertThat(context.bypass()).contains(BypassProof.MINCORE);
    }

    @Test
    void shouldReachADeviceThatRefusesWhatIsNotAligned() {
        Opened.files(folder).close();
        assertThat(Bypass.refusesWhatIsNotAligned(Opened.first(folder))).isTrue();
    }

    @Test
    void shouldSeeThatMemoryRefusesNothing() throws Exception {
        assumeTrue(isInMemory(), "no tmpfs here");
        Path file = Files.createTempFile(MEMORY, "bypass", ".dat");
        try {
            Files.write(file, new byte[Unit.BYTES]);
            assertThat(Bypass.refusesWhatIsNotAligned(file)).isFalse();
        } finally {
            Files.delete(file);
        }
    }

    @Test
    void shouldRefuseAFolderInMemory() throws Exception {
        assumeTrue(isInMemory(), "no tmpfs here");
        assertThatThrownBy(() -> Opened.files(MEMORY))
                .isInstanceOf(DeviceFault.class)
                .hasMessageContaining("/dev/shm is on tmpfs, which keeps its files in memory");
        assertThat(MEMORY.resolve("001-0001-001.dat")).doesNotExist();
    }

    private static boolean isInMemory() throws IOException {
        return Files.isDirectory(MEMORY) && Files.getFileStore(MEMORY).type().equals("tmpfs");
    }
}
