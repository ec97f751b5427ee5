package org.wattladder.worklets.storage;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.worklets.api.DeviceFault;
import org.wattladder.worklets.api.OnDisk;
import org.wattladder.worklets.api.TinyContext;
import org.wattladder.worklets.api.Transaction;
import org.wattladder.worklets.api.WrongOutput;

/** What changes behind the back of a worklet is found. */
class CorruptionTest {
    private static final int BLOCK = 8192;
    private static final int BLOCKS = 2 * (Opened.MIB / BLOCK - 1);

    @TempDir(factory = OnDisk.class)
    private Path folder;

    @Test
    void shouldFindAChangedByteWhereverItLies() throws IOException {
        Transaction read = Opened.type(Opened.mix(new SequentialAccess(), folder), "read");
        Opened.run(read, BLOCKS);
        for (long seed = 1; seed <= 20; seed++) {
            long offset = new SplittableRandom(seed).nextLong(BLOCK, Opened.MIB);
            byte right = Files.readAllBytes(Opened.first(folder))[(int) offset];
            Opened.plant(Opened.first(folder), offset, (byte) (right ^ 1));
            assertThatThrownBy(() -> Opened.run(read, BLOCKS))
                    .as("seed %d, byte %d", seed, offset)
                    .isInstanceOf(WrongOutput.class)
                    .hasMessageContaining(Opened.first(folder).toString())
                    .hasMessageContaining("at byte " + offset / Unit.BYTES * Unit.BYTES);
            Opened.plant(Opened.first(folder), offset, right);
        }
    }

    @Test
    void shouldFindABlockOfAnotherPlaceOrAnotherFile() throws IOException {
        Transaction read = Opened.type(Opened.mix(new SequentialAccess(), folder), "read");
        byte[] first = Files.readAllBytes(Opened.first(folder));
        byte[] second = Files.readAllBytes(folder.resolve("001-0001-002.dat"));
        Opened.plant(Opened.first(folder), 5 * BLOCK, Arrays.copyOfRange(first, 6 * BLOCK, 7 * BLOCK));
        assertThatThrownBy(() -> Opened.run(read, BLOCKS))
                .isInstanceOf(WrongOutput.class)
                .hasMessageContaining("at byte 40960")
                .hasMessageContaining("offset 49152");
        Opened.plant(Opened.first(folder), 5 * BLOCK, Arrays.copyOfRange(second, 5 * BLOCK, 6 * BLOCK));
        assertThatThrownBy(() -> Opened.run(read, 2 * BLOCKS))
                .isInstanceOf(WrongOutput.class)
                .hasMessageContaining("file 001-0001-002.dat");
    }

    @Test
    void shouldFindALostWriteWhenTheBlockIsReadAgainAndInTheAudit() throws IOException {
        Opened.files(folder).close();
        byte[] before = Files.readAllBytes(Opened.first(folder));
        var mix = Opened.mix(new SequentialAccess(), folder);
        Transaction read = Opened.type(mix, "read");
        Opened.run(Opened.type(mix, "write"), 20);
        read.audit();
        Opened.plant(Opened.first(folder), 3 * BLOCK, Arrays.copyOfRange(before, 3 * BLOCK, 4 * BLOCK));
        assertThatThrownBy(read::audit).isInstanceOf(WrongOutput.class).hasMessageContaining("a write was lost");
        assertThatThrownBy(() -> Opened.run(read, BLOCKS))
                .isInstanceOf(WrongOutput.class)
                .hasMessageContaining("at byte 24576")
                .hasMessageContaining("a write was lost");
    }

    @Test
    void shouldFindCorruptionInTheHeadsEvenWhereNotEveryByteIsChecked() throws IOException {
        SequentialAccess worklet = new SequentialAccess();
        var mix = worklet.transactions(
                new TinyContext(worklet).with("check-every", 64).in(folder));
        Opened.plant(Opened.first(folder), 7 * BLOCK, new byte[Unit.BYTES]);
        assertThatThrownBy(() -> Opened.run(Opened.type(mix, "read"), BLOCKS))
                .isInstanceOf(WrongOutput.class)
                .hasMessageContaining("zeros");
    }

    @Test
    void shouldCheckNothingWhenToldSo() throws IOException {
        SequentialAccess worklet = new SequentialAccess();
        var mix = worklet.transactions(
                new TinyContext(worklet).with("check-every", 0).in(folder));
        Opened.plant(Opened.first(folder), 7 * BLOCK, new byte[Unit.BYTES]);
        assertThatCode(() -> Opened.run(Opened.type(mix, "read"), BLOCKS)).doesNotThrowAnyException();
    }

    @Test
    void shouldSayThatAFileHasBecomeShorter() throws IOException {
        Transaction read = Opened.type(Opened.mix(new SequentialAccess(), folder), "read");
        Opened.run(read, 3);
        Opened.cut(Opened.first(folder), 10 * BLOCK + 100);
        assertThatThrownBy(() -> Opened.run(read, BLOCKS))
                .isInstanceOf(DeviceFault.class)
                .hasMessageContaining(Opened.first(folder).toString())
                .hasMessageContaining("has become shorter")
                .hasMessageContaining("82020 bytes long now");
        assertThatThrownBy(read::audit).isInstanceOf(DeviceFault.class).hasMessageContaining("instead of 1048576");
    }

    @Test
    void shouldNoticeThatAnotherRunUsesTheFilesToo() {
        Transaction read = Opened.type(Opened.mix(new SequentialAccess(), folder), "read");
        read.audit();
        Opened.files(folder).close();
        assertThatThrownBy(read::audit).isInstanceOf(DeviceFault.class).hasMessageContaining("another run");
    }
}
