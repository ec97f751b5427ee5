package org.wattladder.model.environment;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * What each memory channel carries. Accesses alternate between controllers, and between the channels of one, where these carry
 * the same; by the study of Fujitsu's Xeon 7500 servers (2010).
 *
 * @param controllers the gibibytes of each channel of each memory controller; 0 of one without modules
 */
public record MemoryPopulation(List<List<Double>> controllers) {
    /** Best for all work. */
    public static final int ALTERNATES_EVERYWHERE = 1;

    /** Alternates between controllers or between channels, not both: up to a tenth slower. */
    public static final int ALTERNATES_PARTLY = 2;

    /** Alternates nowhere. */
    public static final int NOT_RECOMMENDED = 3;

    private static final String BETWEEN_CONTROLLERS = " | ";

    public MemoryPopulation {
        controllers = controllers.stream().map(List::copyOf).toList();
    }

    /** Reads a text as {@code 32 32 | 32 32}; empty when it is none. */
    public static Optional<MemoryPopulation> of(String text) {
        List<List<Double>> controllers = new ArrayList<>();
        for (String controller : text.split("\\|", -1)) {
            List<String> channels = Arrays.asList(controller.strip().split("\\s+"));
            if (!channels.stream().allMatch(channel -> channel.matches("\\d{1,6}(\\.\\d{1,3})?"))) {
                return Optional.empty();
            }
            controllers.add(channels.stream().map(Double::valueOf).toList());
        }
        return Optional.of(new MemoryPopulation(controllers));
    }

    /** The performance class: 1, 2 or 3. */
    public int performanceClass() {
        boolean between =
                controllers.stream().map(MemoryPopulation::sum).distinct().count() == 1;
        boolean within = controllers.stream()
                .filter(channels -> sum(channels) > 0)
                .allMatch(channels -> channels.stream().distinct().count() == 1);
        if (between && within) {
            return ALTERNATES_EVERYWHERE;
        }
        return between || within && controllers.stream().anyMatch(channels -> channels.size() > 1)
                ? ALTERNATES_PARTLY
                : NOT_RECOMMENDED;
    }

    private static double sum(List<Double> channels) {
        return channels.stream().mapToDouble(Double::doubleValue).sum();
    }

    /** As {@link #of} reads it. */
    @Override
    public String toString() {
        return controllers.stream()
                .map(channels -> channels.stream()
                        .map(gibibytes -> gibibytes == Math.rint(gibibytes)
                                ? Long.toString(Math.round(gibibytes))
                                : Double.toString(gibibytes))
                        .collect(Collectors.joining(" ")))
                .collect(Collectors.joining(BETWEEN_CONTROLLERS));
    }
}
