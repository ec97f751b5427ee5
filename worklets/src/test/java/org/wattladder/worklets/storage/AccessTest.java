package org.wattladder.worklets.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.worklets.api.OnDisk;
import org.wattladder.worklets.api.TinyContext;
import org.wattladder.worklets.api.WeightedTransaction;
import org.wattladder.worklets.api.Worklet;

class AccessTest {
    @TempDir(factory = OnDisk.class)
    private Path folder;

    @Test
    void shouldMixReadsAndWritesAsThePaperDoes() {
        assertThat(shares(Opened.mix(new SequentialAccess(), folder))).isEqualTo(Map.of("read", 9, "write", 1));
        assertThat(shares(Opened.mix(new RandomAccess(), folder))).isEqualTo(Map.of("read", 2, "write", 1));
        assertThat(shares(Opened.mix(new MixedAccess(), folder)))
                .isEqualTo(Map.of("sequential-read", 9, "sequential-write", 1, "random-read", 7, "random-write", 3));
    }

    @Test
    void shouldLeaveOutWhatHasNoShareAndRefuseWhatHasNone() {
        assertThat(shares(with(new RandomAccess(), "write-share", 0))).isEqualTo(Map.of("read", 1));
        assertThat(shares(with(new MixedAccess(), "random-share", 0)))
                .isEqualTo(Map.of("sequential-read", 9, "sequential-write", 1));
        assertThat(shares(with(new MixedAccess(), "sequential-share", 3)))
                .isEqualTo(Map.of("sequential-read", 27, "sequential-write", 3, "random-read", 7, "random-write", 3));
        RandomAccess random = new RandomAccess();
        TinyContext none = new TinyContext(random)
                .with("read-share", 0)
                .with("write-share", 0)
                .in(folder);
        assertThatThrownBy(() -> random.transactions(none)).hasMessageContaining("cannot both be 0");
    }

    @Test
    void shouldAllocateNothingInATransaction() {
        List<WeightedTransaction> mix = Opened.mix(new MixedAccess(), folder);
        mix.forEach(entry -> Opened.run(entry.transaction(), 500));
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long thread = Thread.currentThread().getId();
        for (WeightedTransaction entry : mix) {
            long before = threads.getThreadAllocatedBytes(thread);
            Opened.run(entry.transaction(), 1000);
            long perTransaction = (threads.getThreadAllocatedBytes(thread) - before) / 1000;
            assertThat(perTransaction).as(entry.transaction().type()).isLessThan(16);
        }
    }

    private List<WeightedTransaction> with(Worklet worklet, String setting, long value) {
        return new TinyContext(worklet).with(setting, value).in(folder).transactionsOf(worklet);
    }

    private static Map<String, Integer> shares(List<WeightedTransaction> mix) {
        return mix.stream().collect(Collectors.toMap(it -> it.transaction().type(), WeightedTransaction::share));
    }
}
