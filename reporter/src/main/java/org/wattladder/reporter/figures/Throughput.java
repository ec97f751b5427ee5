package org.wattladder.reporter.figures;

import java.util.List;

/**
 * Throughput and transaction rate of storage, one from the other.
 *
 * <p>The performance reports of PRIMERGY and PRIMEQUEST servers convert so: throughput in MB/s is the transaction rate
 * times the block size in MB, with 1 MB = 2^20 bytes. Here such a figure is called MiB/s; 1 MB/s is 10^6 bytes/s.
 */
public final class Throughput {
    /** Bytes of a mebibyte, which those reports call MB. */
    public static final double MEBIBYTE = 1 << 20;

    private Throughput() {}

    /** MiB/s of this many transactions per second of so many bytes each. */
    public static double mebibytesPerSecond(double transactionsPerSecond, double blockBytes) {
        return transactionsPerSecond * (blockBytes / MEBIBYTE);
    }

    /** Transactions per second of so many bytes each that make this many MiB/s. */
    public static double transactionsPerSecond(double mebibytesPerSecond, double blockBytes) {
        return mebibytesPerSecond / (blockBytes / MEBIBYTE);
    }

    /** What several controllers or devices reach together when none slows another. */
    public static double sum(List<Double> each) {
        return each.stream().mapToDouble(Double::doubleValue).sum();
    }
}
