package org.wattladder.reporter.compare;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** Holm's correction: among all figures of a comparison, one false alarm or more is as rare as of a single figure. */
final class Holm {
    private Holm() {}

    /** Adjusted probabilities, in the order of those given. */
    static double[] adjust(List<Double> probabilities) {
        List<Integer> order = IntStream.range(0, probabilities.size())
                .boxed()
                .sorted(Comparator.comparing(probabilities::get))
                .toList();
        double[] adjusted = new double[probabilities.size()];
        double largest = 0;
        for (int rank = 0; rank < order.size(); rank++) {
            int place = order.get(rank);
            largest = Math.max(largest, Math.min(1, (order.size() - rank) * probabilities.get(place)));
            adjusted[place] = largest;
        }
        return adjusted;
    }
}
