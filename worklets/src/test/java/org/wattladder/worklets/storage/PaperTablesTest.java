package org.wattladder.worklets.storage;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.worklets.api.OnDisk;
import org.wattladder.worklets.api.TinyContext;
import org.wattladder.worklets.api.WeightedTransaction;
import org.wattladder.worklets.api.Worklet;

/**
 * Tables 4 to 7 of the ICPE 2012 paper, MB/s at 100 % for ten numbers of disks: "Mixed access throughput is roughly 85%
 * and random throughput is about 75% of pure sequential throughput for most configurations."
 *
 * <p>That is true of transactions, as these worklets size and mix them, and far from true of MB.
 */
class PaperTablesTest {
    private static final double[] SEQUENTIAL = {40.9, 44.2, 88.3, 175.0, 303.8, 305.0, 349.7, 523.9, 692.9, 823.3};
    private static final double[] MIXED = {19.2, 20.3, 39.2, 79.2, 137.0, 137.4, 157.6, 235.7, 313.2, 371.9};
    private static final double[] RANDOM = {2.1, 2.1, 4.1, 8.2, 14.3, 14.3, 16.4, 24.6, 32.7, 38.9};

    @TempDir(factory = OnDisk.class)
    private Path folder;

    @Test
    void shouldMove128And68And8KibibytesPerTransactionOnAverage() {
        assertThat(meanBytes(new SequentialAccess())).isEqualTo(131_072);
        assertThat(meanBytes(new MixedAccess())).isEqualTo((131_072 + 8_192) / 2.0);
        assertThat(meanBytes(new RandomAccess())).isEqualTo(8_192);
    }

    @Test
    void shouldAgreeWithThePaperThatMixedIs85PercentOfSequentialPerTransaction() {
        double[] shares = perTransaction(MIXED, meanBytes(new MixedAccess()));
        assertThat(median(shares)).isBetween(0.84, 0.86);
        assertThat(Arrays.stream(shares).boxed())
                .isNotEmpty()
                .allSatisfy(share -> assertThat(share).isBetween(0.82, 0.89));
    }

    @Test
    void shouldAgreeWithThePaperThatRandomIs75PercentOfSequentialPerTransaction() {
        double[] shares = perTransaction(RANDOM, meanBytes(new RandomAccess()));
        assertThat(median(shares)).isBetween(0.74, 0.76);
        assertThat(Arrays.stream(shares).boxed())
                .isNotEmpty()
                .allSatisfy(share -> assertThat(share).isBetween(0.74, 0.83));
    }

    @Test
    void shouldNotFindThesePercentagesPerMegabyte() {
        assertThat(median(ratios(MIXED))).isBetween(0.44, 0.46);
        assertThat(median(ratios(RANDOM))).isBetween(0.046, 0.048);
    }

    private double[] perTransaction(double[] megabytes, double meanBytes) {
        double longer = meanBytes(new SequentialAccess()) / meanBytes;
        return Arrays.stream(ratios(megabytes)).map(ratio -> ratio * longer).toArray();
    }

    private static double[] ratios(double[] megabytes) {
        return IntStream.range(0, megabytes.length)
                .mapToDouble(i -> megabytes[i] / SEQUENTIAL[i])
                .toArray();
    }

    private static double median(double[] values) {
        double[] sorted = Arrays.stream(values).sorted().toArray();
        return (sorted[sorted.length / 2 - 1] + sorted[sorted.length / 2]) / 2;
    }

    /** Of the transactions as a rating makes them, except that files are short. */
    private double meanBytes(Worklet worklet) {
        TinyContext context = new TinyContext(worklet).in(folder);
        worklet.description().parameters().stream()
                .filter(parameter -> !parameter.name().equals("file-mebibytes"))
                .forEach(parameter -> context.with(parameter.name(), parameter.standard()));
        double bytes = 0;
        double count = 0;
        for (WeightedTransaction entry : context.transactionsOf(worklet)) {
            bytes += (double) entry.share() * entry.transaction().bytesMoved();
            count += entry.share();
        }
        return bytes / count;
    }
}
