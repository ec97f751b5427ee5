package org.wattladder.worklets.storage;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.wattladder.worklets.api.Transaction;
import org.wattladder.worklets.api.WeightedTransaction;

/**
 * One kind of access of a worklet: reads and writes of one block size that follow one course.
 *
 * @param prefix of the names of its types
 * @param share of all transactions of the worklet
 * @param reads share of its transactions that read
 * @param writes share of its transactions that write
 */
record BlockAccess(String prefix, Blocks blocks, Course course, long share, long reads, long writes) {
    BlockAccess {
        if (share > 0 && reads + writes == 0) {
            throw new IllegalArgumentException("the shares of reads and writes cannot both be 0");
        }
    }

    /** The transactions of these kinds, in the proportions of their shares; the first of all does the audits. */
    static List<WeightedTransaction> mix(UserFiles files, long checkEvery, BlockAccess... kinds) {
        Map<Transaction, Long> shares = new LinkedHashMap<>();
        long all = 1;
        for (BlockAccess kind : kinds) {
            all *= total(kind);
        }
        for (BlockAccess kind : kinds) {
            long others = all / total(kind);
            int bytes = kind.blocks.bytes();
            if (kind.share * kind.reads > 0) {
                shares.put(
                        new ReadBlock(kind.prefix + "read", files, kind.course, bytes, checkEvery, shares.isEmpty()),
                        kind.share * kind.reads * others);
            }
            if (kind.share * kind.writes > 0) {
                shares.put(
                        new WriteBlock(kind.prefix + "write", files, kind.course, bytes, shares.isEmpty()),
                        kind.share * kind.writes * others);
            }
        }
        if (shares.isEmpty()) {
            throw new IllegalArgumentException("the shares of all kinds of access cannot be 0");
        }
        BigInteger common = shares.values().stream().map(BigInteger::valueOf).reduce(BigInteger.ZERO, BigInteger::gcd);
        List<WeightedTransaction> mix = new ArrayList<>();
        shares.forEach((transaction, share) ->
                mix.add(new WeightedTransaction(Math.toIntExact(share / common.longValueExact()), transaction)));
        return mix;
    }

    private static long total(BlockAccess kind) {
        return kind.share == 0 ? 1 : kind.reads + kind.writes;
    }
}
