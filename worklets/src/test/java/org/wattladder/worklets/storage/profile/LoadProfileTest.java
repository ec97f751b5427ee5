package org.wattladder.worklets.storage.profile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.worklets.api.OnDisk;
import org.wattladder.worklets.api.Pipeline;
import org.wattladder.worklets.api.PipelinedTransaction;
import org.wattladder.worklets.api.TinyContext;
import org.wattladder.worklets.api.WeightedTransaction;
import org.wattladder.worklets.api.Worklet;
import org.wattladder.worklets.api.WrongOutput;

class LoadProfileTest {
    @TempDir(factory = OnDisk.class)
    private Path folder;

    /** Table of standard load profiles in the PRIMERGY TX1320 M4 performance report: read share, block in KiB. */
    @Test
    void shouldHaveTheSharesAndBlocksOfThePublishedProfiles() {
        assertProfile(new FileCopy(), "file-copy", 50, 50, 64);
        assertProfile(new FileServer(), "file-server", 67, 33, 64);
        assertProfile(new Database(), "database", 67, 33, 8);
        assertProfile(new Streaming(), "streaming", 100, 0, 64);
        assertProfile(new Restore(), "restore", 0, 100, 64);
    }

    private static void assertProfile(Worklet worklet, String name, long reads, long writes, long kibibytes) {
        assertThat(worklet.description().name()).isEqualTo(name);
        assertThat(List.of("read-share", "write-share", "block-kibibytes"))
                .extracting(parameter -> worklet.description().parameters().stream()
                        .filter(each -> each.name().equals(parameter))
                        .findFirst()
                        .orElseThrow()
                        .standard())
                .containsExactly(reads, writes, kibibytes);
    }

    @Test
    void shouldFindItsContentRightAfterManyOutstandingReadsAndWrites() {
        for (Worklet worklet : List.of(new FileCopy(), new Streaming(), new Restore())) {
            List<WeightedTransaction> mix = new TinyContext(worklet).in(folder).transactionsOf(worklet);
            turn(mix, 8, 60);
            mix.forEach(each -> each.transaction().audit());
        }
    }

    @Test
    void shouldDoTheSameThroughThreadsWhenThatIsAskedFor() {
        FileCopy copy = new FileCopy();
        List<WeightedTransaction> mix =
                copy.transactions(new TinyContext(copy).with("io-engine", 2).in(folder));
        turn(mix, 8, 60);
        mix.forEach(each -> each.transaction().audit());
        assertThat(((PipelinedTransaction) mix.get(0).transaction()).pipeline().engine())
                .isEqualTo("blocking threads, one for each I/O");
    }

    @Test
    void shouldFindAPlantedCorruption() throws IOException {
        Streaming streaming = new Streaming();
        List<WeightedTransaction> mix = streaming.transactions(new TinyContext(streaming).in(folder));
        turn(mix, 8, 40);
        try (RandomAccessFile file =
                new RandomAccessFile(folder.resolve("001-0001-001.dat").toFile(), "rw")) {
            file.seek(3 * 8192 + 5000);
            file.write(7);
            file.getFD().sync();
        }
        assertThatThrownBy(() -> turn(mix, 8, 1_200))
                .isInstanceOf(WrongOutput.class)
                .hasMessageContaining("001-0001-001.dat");
    }

    /** Keeps so many outstanding for so many batches. */
    private static void turn(List<WeightedTransaction> mix, int depth, int batches) {
        Pipeline pipeline = ((PipelinedTransaction) mix.get(0).transaction()).pipeline();
        for (int slot = 0; slot < depth; slot++) {
            pipeline.begin(slot, slot % mix.size());
        }
        for (int batch = 0; batch < batches; batch++) {
            int count = pipeline.await();
            for (int i = 0; i < count; i++) {
                int slot = pipeline.completed(i);
                if (batch < batches / 2) {
                    pipeline.begin(slot, (slot + batch) % mix.size());
                }
            }
        }
        assertThat(pipeline.await()).isZero();
    }
}
