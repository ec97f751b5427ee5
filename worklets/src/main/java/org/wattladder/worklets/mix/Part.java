package org.wattladder.worklets.mix;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.wattladder.worklets.api.Parameter;
import org.wattladder.worklets.api.Session;
import org.wattladder.worklets.api.UserContext;
import org.wattladder.worklets.api.WeightedTransaction;
import org.wattladder.worklets.api.Worklet;

/**
 * A worklet, or one of its types, as a part of a composite.
 *
 * @param setting name of the parameter that holds its share, {@code worklet} or {@code worklet/type}
 * @param worklet whose transactions it takes
 * @param type the only type it takes; empty for all
 * @param ownSettings names of parameters of the worklet that the plan sets
 */
record Part(String setting, Worklet worklet, Optional<String> type, Set<String> ownSettings) {
    static final char OF_TYPE = '/';
    static final char OF_PARAMETER = '.';
    private static final long MOST_SHARE = 10_000;

    String name() {
        return worklet.description().name();
    }

    /** Its share, and the parameters of its worklet that are set. */
    List<Parameter> parameters() {
        List<Parameter> parameters = new ArrayList<>();
        // A standard of 0, so that every share that is given differs from it and reaches the client.
        parameters.add(new Parameter(setting, "share of this part in all transactions", 0, MOST_SHARE, 0, 1));
        for (Parameter own : worklet.description().parameters()) {
            if (ownSettings.contains(own.name())) {
                parameters.add(new Parameter(
                        name() + OF_PARAMETER + own.name(),
                        own.sentence(),
                        own.minimum(),
                        own.maximum(),
                        own.standard(),
                        own.tiny()));
            }
        }
        return parameters;
    }

    /** The transactions of one user, under names that tell the worklet. */
    PartMix mix(Session session, UserContext context) {
        List<WeightedTransaction> all = session.transactions(new PartContext(context, this));
        List<WeightedTransaction> taken = all.stream()
                .filter(entry ->
                        type.isEmpty() || type.get().equals(entry.transaction().type()))
                .map(entry -> new WeightedTransaction(entry.share(), new PartTransaction(name(), entry.transaction())))
                .toList();
        if (taken.isEmpty()) {
            throw new IllegalArgumentException("worklet " + name() + " has no type " + type.orElseThrow() + "; it has "
                    + all.stream().map(entry -> entry.transaction().type()).collect(Collectors.joining(", ")));
        }
        return new PartMix(context.parameter(setting), taken);
    }
}
