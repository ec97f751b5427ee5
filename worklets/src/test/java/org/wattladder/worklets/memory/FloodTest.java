package org.wattladder.worklets.memory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.wattladder.worklets.api.TinyContext;
import org.wattladder.worklets.api.Transaction;
import org.wattladder.worklets.api.WeightedTransaction;
import org.wattladder.worklets.api.WrongOutput;

@Tag("slow")
class FloodTest {
    private final TinyContext context = new TinyContext(new Flood());
    private final List<Transaction> kernels = new Flood()
            .transactions(context).stream()
                    .map(WeightedTransaction::transaction)
                    .toList();
    private final FloodArrays arrays = ((Flood.Pass) kernels.get(0)).arrays;

    @Test
    void shouldPassItsOwnChecksInAnyOrderAndSize() {
        SplittableRandom random = new SplittableRandom(7);
        for (int size : new int[] {100, 50, 33, 100}) {
            kernels.forEach(kernel -> kernel.resize(size));
            for (int i = 0; i < 20; i++) {
                once(kernels.get(random.nextInt(kernels.size())));
            }
            kernels.forEach(Transaction::audit);
        }
    }

    @Test
    void shouldCountTheBytesOfItsShareOfMemory() {
        long elements = (1 << 20) / 24;
        assertThat(context.dataBytes()).isEqualTo(elements * 24);
        assertThat(kernels).extracting(Transaction::type).containsExactly("copy", "scale", "add", "triad");
        assertThat(kernels)
                .extracting(Transaction::bytesMoved)
                .containsExactly(16 * elements, 16 * elements, 24 * elements, 24 * elements);
        kernels.forEach(kernel -> kernel.resize(50));
        assertThat(kernels.get(3).bytesMoved()).isEqualTo(24 * (elements / 2));
    }

    @Test
    void shouldKeepValuesWhereTheyWereOverManyIterations() {
        for (int i = 0; i < 1000; i++) {
            kernels.forEach(FloodTest::once);
        }
        for (double value : arrays.a.table) {
            assertThat(value).isBetween(0.9, 2.1);
        }
    }

    @Test
    void shouldFindAWrongElementAmongTheSampled() {
        Transaction copy = kernels.get(0);
        copy.prepare();
        copy.execute();
        arrays.c.chunks.get(1)[16_384 - 12_800] += 1e-12;
        assertThatThrownBy(copy::check).isInstanceOf(WrongOutput.class).hasMessageContaining("c[16384]");
    }

    @Test
    void shouldFindAnyWrongElementAfterTheInterval() {
        once(kernels.get(1));
        double[] chunk = arrays.b.chunks.get(arrays.b.chunks.size() - 1);
        chunk[chunk.length / 2] = Math.nextUp(chunk[chunk.length / 2]);
        assertThatThrownBy(kernels.get(3)::audit)
                .isInstanceOf(WrongOutput.class)
                .hasMessageContaining("an element of b");
    }

    @Test
    void shouldFindThatAKernelDidNothing() {
        Transaction triad = kernels.get(3);
        triad.prepare();
        assertThatThrownBy(triad::check).isInstanceOf(WrongOutput.class);
    }

    private static void once(Transaction kernel) {
        kernel.prepare();
        kernel.execute();
        kernel.check();
    }
}
