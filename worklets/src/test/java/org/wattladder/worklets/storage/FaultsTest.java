package org.wattladder.worklets.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.worklets.api.DeviceFault;
import org.wattladder.worklets.api.OnDisk;
import org.wattladder.worklets.api.Transaction;

class FaultsTest {
    private static final Path FILE = Path.of("/mnt/disk/001-0001-001.dat");

    @TempDir(factory = OnDisk.class)
    private Path folder;

    @Test
    void shouldSayThatTheDiskIsFullAndTakeBackWhatWasMadeLast() throws IOException {
        try (SmallDisk disk = SmallDisk.orSkip(folder, 2)) {
            Path beside = Files.writeString(disk.folder().resolve("beside.txt"), "of somebody else");
            assertThatThrownBy(() -> Opened.files(disk.folder()))
                    .isInstanceOf(DeviceFault.class)
                    .hasMessageContaining(
                            disk.folder().resolve("001-0001-002.dat").toString())
                    .hasMessageContaining("No space left on device (the disk is full");
            assertThat(disk.folder().resolve("001-0001-002.dat")).doesNotExist();
            assertThat(beside).hasContent("of somebody else");
        }
    }

    @Test
    void shouldSayThatADiskIsReadOnly() throws IOException {
        try (SmallDisk disk = SmallDisk.orSkip(folder, 4)) {
            disk.remountReadOnly();
            assertThatThrownBy(() -> Opened.files(disk.folder()))
                    .isInstanceOf(DeviceFault.class)
                    .hasMessageContaining(Opened.first(disk.folder()).toString())
                    .hasMessageContaining("mounted read-only");
        }
    }

    @Test
    void shouldSayThatADeviceIsGone() throws IOException {
        try (SmallDisk disk = SmallDisk.orSkip(folder, 4)) {
            Transaction read = Opened.type(Opened.mix(new RandomAccess(), disk.folder()), "read");
            Opened.run(read, 3);
            disk.pull();
            assertThatThrownBy(() -> Opened.run(read, 1000))
                    .isInstanceOf(DeviceFault.class)
                    .hasMessageContaining(disk.folder().toString())
                    .hasMessageContaining("Input/output error (the device failed or was removed");
        }
    }

    @Test
    void shouldSayWhoIsDeniedAndWhatTheDeviceSays() {
        assertThat(Faults.opening(FILE, new AccessDeniedException(FILE.toString())))
                .hasMessage("cannot open storage file " + FILE + ": permission denied to user "
                        + System.getProperty("user.name"));
        assertThat(Faults.moving("read", FILE, 8192, new IOException("Input/output error")))
                .hasMessageStartingWith(
                        "cannot read storage file " + FILE + " at byte 8192: Input/output error (the device");
        assertThat(Faults.opening(FILE, new FileSystemException(FILE.toString(), null, "Invalid argument")))
                .hasMessageContaining("refuses unbuffered access (O_DIRECT)");
        assertThat(Faults.cutShort("write", FILE, 0, 8192, 4096, 4096))
                .hasMessageContaining("took only 4096 of 8192 bytes");
    }
}
