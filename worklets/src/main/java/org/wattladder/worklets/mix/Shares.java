package org.wattladder.worklets.mix;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.wattladder.worklets.api.WeightedTransaction;

/** Brings the shares of all parts to whole numbers on one scale. */
final class Shares {
    private Shares() {}

    /**
     * One mix of all parts: a part has its share, divided among its types as the worklet itself divides them.
     *
     * @throws IllegalArgumentException if no part has a share above 0
     */
    static List<WeightedTransaction> of(List<PartMix> parts) {
        List<PartMix> shared = parts.stream().filter(part -> part.share() > 0).toList();
        if (shared.isEmpty()) {
            throw new IllegalArgumentException("no part of composite has a share above 0");
        }
        BigInteger scale = BigInteger.ONE;
        for (PartMix part : shared) {
            BigInteger sum = BigInteger.valueOf(part.shareSum());
            scale = scale.multiply(sum).divide(scale.gcd(sum));
        }
        List<BigInteger> weights = new ArrayList<>();
        BigInteger common = BigInteger.ZERO;
        for (PartMix part : shared) {
            BigInteger unit =
                    scale.divide(BigInteger.valueOf(part.shareSum())).multiply(BigInteger.valueOf(part.share()));
            for (WeightedTransaction each : part.transactions()) {
                BigInteger weight = unit.multiply(BigInteger.valueOf(each.share()));
                weights.add(weight);
                common = common.gcd(weight);
            }
        }
        List<WeightedTransaction> mix = new ArrayList<>();
        for (PartMix part : shared) {
            for (WeightedTransaction each : part.transactions()) {
                int share = weights.get(mix.size()).divide(common).intValueExact();
                mix.add(new WeightedTransaction(share, each.transaction()));
            }
        }
        return mix;
    }
}
