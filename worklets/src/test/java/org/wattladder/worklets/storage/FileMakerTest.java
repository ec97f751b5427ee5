package org.wattladder.worklets.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import java.util.zip.CRC32C;
import java.util.zip.DeflaterOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.worklets.api.DeviceFault;
import org.wattladder.worklets.api.OnDisk;
import org.wattladder.worklets.api.StorageMark;
import org.wattladder.worklets.api.TinyContext;

class FileMakerTest {
    @TempDir(factory = OnDisk.class)
    private Path folder;

    @Test
    void shouldMakeTheFilesOfAUserWithWholeUnitsOfWhichNoTwoAreEqual() throws Exception {
        Opened.files(folder).close();
        try (var list = Files.list(folder)) {
            assertThat(list.map(file -> file.getFileName().toString()))
                    .containsExactlyInAnyOrder("001-0001-001.dat", "001-0001-002.dat");
        }
        byte[] content = Files.readAllBytes(Opened.first(folder));
        assertThat(content).hasSize(Opened.MIB);
        ByteBuffer buffer = ByteBuffer.wrap(content).order(ByteOrder.LITTLE_ENDIAN);
        Set<ByteBuffer> different = new HashSet<>();
        for (int at = Unit.BYTES; at < content.length; at += Unit.BYTES) {
            assertThat(Unit.isOf(buffer, at, new FileName(1, 1, 1).id(), at))
                    .as("unit at byte %d", at)
                    .isTrue();
            assertThat(Unit.bodyIsWhole(buffer, at, new CRC32C())).isTrue();
            different.add(buffer.slice(at, Unit.BYTES));
        }
        assertThat(different).hasSize(Opened.MIB / Unit.BYTES - 1);
        assertThat(compressed(content)).isGreaterThan((int) (0.97 * content.length));
    }

    private static int compressed(byte[] content) throws Exception {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (DeflaterOutputStream deflater = new DeflaterOutputStream(out)) {
            deflater.write(content);
        }
        return out.size();
    }

    @Test
    void shouldReuseFilesOfTheRightLengthAndCountTheirSessions() throws Exception {
        Opened.files(folder).close();
        Object file = Files.readAttributes(Opened.first(folder), "unix:ino").get("ino");
        byte[] before = Files.readAllBytes(Opened.first(folder));
        try (UserFiles again = Opened.files(folder)) {
            assertThat(again.file(0).session()).isEqualTo(2);
        }
        byte[] after = Files.readAllBytes(Opened.first(folder));
        assertThat(Files.readAttributes(Opened.first(folder), "unix:ino")).containsEntry("ino", file);
        assertThat(ByteBuffer.wrap(after).position(Unit.BYTES))
                .isEqualTo(ByteBuffer.wrap(before).position(Unit.BYTES));
    }

    @Test
    void shouldMakeOwnFilesAnewWhenTheyHaveAnotherLengthOrWereNeverFinished() throws Exception {
        Opened.files(folder).close();
        Opened.cut(Opened.first(folder), Opened.MIB / 2);
        Files.write(folder.resolve("001-0001-002.dat"), StorageMark.bytes());
        try (UserFiles again = Opened.files(folder)) {
            assertThat(again.file(0).session()).isEqualTo(1);
            assertThat(again.file(1).session()).isEqualTo(1);
            again.audit();
        }
        assertThat(Files.size(Opened.first(folder))).isEqualTo(Opened.MIB);
        assertThat(Files.size(folder.resolve("001-0001-002.dat"))).isEqualTo(Opened.MIB);
    }

    @Test
    void shouldLeaveAFileOfOthersAsItIs() throws Exception {
        byte[] precious = new byte[Opened.MIB];
        Files.write(Opened.first(folder), precious);
        assertThatThrownBy(() -> Opened.files(folder))
                .isInstanceOf(DeviceFault.class)
                .hasMessageContaining(Opened.first(folder).toString())
                .hasMessageContaining("not made by a storage worklet");
        assertThat(Files.readAllBytes(Opened.first(folder))).isEqualTo(precious);
        assertThat(folder.resolve("001-0001-002.dat")).doesNotExist();
    }

    @Test
    void shouldNotFollowALinkEvenToAFileOfOurs() throws Exception {
        Opened.files(folder).close();
        Path elsewhere = Files.move(Opened.first(folder), folder.resolve("elsewhere"));
        byte[] before = Files.readAllBytes(elsewhere);
        Files.createSymbolicLink(Opened.first(folder), elsewhere.getFileName());
        assertThatThrownBy(() -> Opened.files(folder)).isInstanceOf(DeviceFault.class);
        assertThat(Files.readAllBytes(elsewhere)).isEqualTo(before);
    }

    @Test
    void shouldSayThatAClientWithoutAFolderNeedsOne() {
        assertThatThrownBy(() -> Settings.open(new TinyContext(new RandomAccess()), 8192))
                .isInstanceOf(DeviceFault.class)
                .hasMessageContaining("--storage");
    }

    @Test
    void shouldSayThatAFolderIsNotThere() {
        Path missing = folder.resolve("missing");
        assertThatThrownBy(() -> Opened.files(missing))
                .isInstanceOf(DeviceFault.class)
                .hasMessageContaining(missing.toString());
    }
}
