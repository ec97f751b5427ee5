package org.wattladder.reporter.verify.order;

import java.util.Optional;

/** How far agents have joined, in the order of the records. */
enum Joining {
    START,
    CHAUFFEUR,
    DECLARED,
    HOSTS,
    METERS,
    DISCLOSED,
    OVER;

    /** Where this record leads; empty when it cannot come here. */
    Optional<Joining> next(String record, boolean resumed) {
        return switch (record) {
            case "run-started" -> Optional.of(START);
            case "chauffeur-known" -> reach(CHAUFFEUR, false);
            case "host-joined" -> reach(HOSTS, true);
            case "meter-joined" -> reach(METERS, true);
            case "environment-known" ->
                this == DECLARED
                        ? Optional.empty()
                        : reach(!resumed && this != HOSTS && this != METERS ? DECLARED : DISCLOSED, false);
            default -> Optional.empty();
        };
    }

    private Optional<Joining> reach(Joining joining, boolean again) {
        int behind = joining.compareTo(this);
        return behind > 0 || (behind == 0 && again) ? Optional.of(joining) : Optional.empty();
    }
}
