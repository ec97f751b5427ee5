package org.wattladder.reporter.system.consolidation;

import java.util.List;
import java.util.Optional;
import org.wattladder.model.result.Measurement;
import org.wattladder.reporter.figures.Absence;
import org.wattladder.reporter.figures.TypeFigures;

/**
 * Guests of one name in one period, of all tiles.
 *
 * @param period it was measured in
 * @param guest name
 */
record GuestRow(ConsolidatedPeriod period, String guest) {
    /** One for each name. */
    static List<GuestRow> of(ConsolidatedPeriod period) {
        return ConsolidatedPeriod.GUESTS.stream()
                .map(guest -> new GuestRow(period, guest))
                .toList();
    }

    private Optional<TypeFigures> type() {
        return period.measured().figures().types().stream()
                .filter(type -> type.type().equals(guest))
                .findFirst();
    }

    double perMinute() {
        return period.perMinute(guest);
    }

    /** For which a guest counts 1. */
    double reference() {
        return period.parameter(guest + "-reference");
    }

    long unanswered() {
        return type().map(TypeFigures::aborted).orElse(0L);
    }

    /** Milliseconds within which 90 % were answered. */
    Measurement p90() {
        return type().map(type -> type.service().p90()).orElseGet(() -> Measurement.absent("absent.no-transaction"));
    }

    /** Within which they should be. */
    double boundMillis() {
        return period.parameter(guest + "-bound-ms");
    }

    /** The p90 in percent of the bound. */
    double ofBoundPercent() {
        return Absence.combine(p90(), Measurement.of(100), (millis, percent) -> millis * percent / boundMillis())
                .asOptional()
                .orElse(0);
    }
}
