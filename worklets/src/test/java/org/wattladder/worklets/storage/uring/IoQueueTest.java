package org.wattladder.worklets.storage.uring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.wattladder.worklets.api.DeviceFault;

/** Runs on the disk of the build folder, for a temporary folder may be memory. */
@Tag("slow")
final class IoQueueTest {
    private static final int BLOCK = 4096;
    private static final int BLOCKS = 64;

    private Path folder;
    private Path first;
    private Path second;

    @BeforeEach
    void make() throws IOException {
        folder = Files.createTempDirectory(Path.of("target").toAbsolutePath(), "io-queue");
        first = Files.write(folder.resolve("first"), new byte[BLOCK * BLOCKS]);
        second = Files.write(folder.resolve("second"), new byte[BLOCK * BLOCKS]);
    }

    @AfterEach
    void remove() throws IOException {
        Files.delete(first);
        Files.delete(second);
        Files.delete(folder);
    }

    private static IoQueue open(IoEngine engine, QueueRequest request) throws IOException {
        if (engine == IoEngine.URING) {
            try (IoQueue any =
                    IoQueues.open(new QueueRequest(request.files().subList(0, 1), BLOCK, 1), IoEngine.AUTO)) {
                assumeThat(any.engine()).as("io_uring of this kernel").startsWith("io_uring");
            }
        }
        return IoQueues.open(request, engine);
    }

    @Test
    void shouldSayWhichEngineItIs() throws IOException {
        try (IoQueue queue = open(IoEngine.THREADS, new QueueRequest(List.of(first), BLOCK, 16))) {
            assertThat(queue.engine()).isEqualTo("blocking threads, one for each I/O");
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"URING", "THREADS"})
    void shouldWriteEachBlockToItsFileAndPlaceAndReadItBack(IoEngine engine) throws IOException {
        try (IoQueue queue = open(engine, new QueueRequest(List.of(first, second), BLOCK, 16))) {
            move(queue, true, 3);
            assertThat(Files.readAllBytes(second)[BLOCK * 5]).isEqualTo(content(1, 5));
            move(queue, false, 16);
        }
        byte[] bytes = Files.readAllBytes(first);
        for (int block = 0; block < BLOCKS; block++) {
            byte[] one = Arrays.copyOfRange(bytes, block * BLOCK, (block + 1) * BLOCK);
            assertThat(one).containsOnly(content(0, block));
        }
    }

    /** Goes through all blocks of both files in a random order, this many at once. */
    private static void move(IoQueue queue, boolean write, int depth) {
        int[] order = new int[2 * BLOCKS];
        for (int i = 0; i < order.length; i++) {
            order[i] = (i * 37) % order.length;
        }
        int[] blockOfSlot = new int[queue.slots()];
        int next = 0;
        int done = 0;
        for (int slot = 0; slot < depth; slot++) {
            blockOfSlot[slot] = begin(queue, slot, order[next++], write);
        }
        while (done < order.length) {
            int count = queue.await();
            assertThat(count).isBetween(1, depth);
            for (int i = 0; i < count; i++) {
                int slot = queue.completed(i);
                int block = blockOfSlot[slot];
                assertThat(queue.block(slot).get(BLOCK - 1)).isEqualTo(content(block / BLOCKS, block % BLOCKS));
                done++;
                if (next < order.length) {
                    blockOfSlot[slot] = begin(queue, slot, order[next++], write);
                }
            }
        }
        assertThat(queue.await()).isZero();
    }

    private static int begin(IoQueue queue, int slot, int block, boolean write) {
        int file = block / BLOCKS;
        long offset = (long) (block % BLOCKS) * BLOCK;
        byte[] content = new byte[BLOCK];
        Arrays.fill(content, write ? content(file, block % BLOCKS) : 0);
        queue.block(slot).put(0, content);
        if (write) {
            queue.write(slot, file, offset);
        } else {
            queue.read(slot, file, offset);
        }
        return block;
    }

    private static byte content(int file, int block) {
        return (byte) (1 + file * BLOCKS + block);
    }

    @ParameterizedTest
    @EnumSource(names = {"URING", "THREADS"})
    void shouldSayThatAFileWasMadeShorter(IoEngine engine) throws IOException {
        try (IoQueue queue = open(engine, new QueueRequest(List.of(first), BLOCK, 2))) {
            queue.read(1, 0, (long) BLOCK * BLOCKS);
            assertThat(queue.await()).isEqualTo(1);
            assertThatThrownBy(() -> queue.completed(0))
                    .isInstanceOf(DeviceFault.class)
                    .hasMessageContaining("reading 4096 bytes at byte 262144 of storage file " + first)
                    .hasMessageContaining("shorter");
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"URING", "THREADS"})
    void shouldSayWhichFileRefusesAnUnalignedOffset(IoEngine engine) throws IOException {
        try (IoQueue queue = open(engine, new QueueRequest(List.of(first), BLOCK, 1))) {
            queue.write(0, 0, 1);
            assertThatThrownBy(() -> {
                        queue.await();
                        queue.completed(0);
                    })
                    .hasMessageContaining("writing 4096 bytes at byte 1 of storage file " + first);
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"URING", "THREADS"})
    void shouldSayWhichFileIsMissing(IoEngine engine) {
        Path missing = folder.resolve("missing");
        assertThatIOException()
                .isThrownBy(() -> open(engine, new QueueRequest(List.of(first, missing), BLOCK, 1)))
                .withMessageContaining(missing.toString());
    }
}
