package org.wattladder.director.component;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;

/** Turns the rate of a host into whole numbers of transactions for each client; pure functions. */
final class CountDivision {
    private static final BigDecimal NANOS_PER_SECOND = BigDecimal.valueOf(1_000_000_000L);

    private CountDivision() {}

    /** The whole number nearest to rate times length, halves rounded up. */
    static long total(double transactionsPerSecond, long nanos) {
        return new BigDecimal(transactionsPerSecond)
                .multiply(BigDecimal.valueOf(nanos))
                .divide(NANOS_PER_SECOND, 0, RoundingMode.HALF_UP)
                .longValueExact();
    }

    /**
     * Divides a total in proportion to users: the shares add up to the total, and each is less than one away from its
     * exact proportion.
     *
     * @param users of each client, at least 1
     */
    static List<Long> shares(long total, List<Integer> users) {
        BigDecimal all =
                BigDecimal.valueOf(users.stream().mapToLong(Integer::longValue).sum());
        List<Long> shares = new ArrayList<>();
        long usersSoFar = 0;
        long givenSoFar = 0;
        for (int own : users) {
            usersSoFar += own;
            long upToHere = BigDecimal.valueOf(total)
                    .multiply(BigDecimal.valueOf(usersSoFar))
                    .divideToIntegralValue(all)
                    .longValueExact();
            shares.add(upToHere - givenSoFar);
            givenSoFar = upToHere;
        }
        return shares;
    }
}
