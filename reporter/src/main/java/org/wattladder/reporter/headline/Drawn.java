package org.wattladder.reporter.headline;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.figures.Absence;
import org.wattladder.reporter.figures.IntervalFigures;
import org.wattladder.reporter.view.table.Cells;

/**
 * Power while a headline figure was measured.
 *
 * @param watts mean of the interval; absent with the reason
 * @param perWatt value of the figure for each watt; absent with the reason
 * @param tier weakest evidence behind the watts; empty when there is none
 * @param worklet that was measured; empty for a figure of several
 * @param interval number within the worklet; empty for a figure of several intervals
 */
public record Drawn(
        Measurement watts, Measurement perWatt, Optional<EvidenceTier> tier, String worklet, OptionalInt interval) {
    private static final Measurement OF_SEVERAL = Measurement.absent("absent.several-intervals");
    private static final Measurement NO_WORK = Measurement.absent("absent.no-work-per-watt");
    private static final int DIGITS = 4;

    public Drawn {
        Objects.requireNonNull(tier, "tier");
        Objects.requireNonNull(interval, "interval");
    }

    /** In one interval, in which this value was measured. */
    static Drawn in(String worklet, IntervalFigures interval, Measurement value) {
        return of(worklet, interval, Absence.divide(value, interval.averageWatts(), "absent.power-zero"));
    }

    /** Watts that no value is divided by. */
    public static Drawn watts(String worklet, Measurement watts, Optional<EvidenceTier> tier) {
        return new Drawn(
                watts, NO_WORK, watts.asOptional().isPresent() ? tier : Optional.empty(), worklet, OptionalInt.empty());
    }

    /** In one interval by a value that is no work, for example a share. */
    public static Drawn only(String worklet, IntervalFigures interval) {
        return of(worklet, interval, NO_WORK);
    }

    private static Drawn of(String worklet, IntervalFigures interval, Measurement perWatt) {
        return new Drawn(
                interval.averageWatts(),
                perWatt,
                interval.tier(),
                worklet,
                OptionalInt.of(interval.plan().number()));
    }

    /** In several intervals, whose evidence this is. */
    public static Drawn ofSeveral(Optional<EvidenceTier> tier) {
        return new Drawn(OF_SEVERAL, OF_SEVERAL, tier, "", OptionalInt.empty());
    }

    /** Of a figure for which nothing was recorded. */
    public static Drawn nothing(Message reason) {
        Measurement absent = Measurement.absent(reason);
        return new Drawn(absent, absent, Optional.empty(), "", OptionalInt.empty());
    }

    List<Text> notes() {
        if (watts.asOptional().isEmpty()) {
            return tier.isPresent() || watts.equals(OF_SEVERAL)
                    ? List.of()
                    : List.of(Message.of(
                            "headline.no-watts", Absence.reason(watts).orElseThrow()));
        }
        return List.of(
                perWatt.asOptional().isPresent()
                        ? Message.of(
                                "headline.at-watts",
                                Cells.significant(watts, DIGITS),
                                Cells.significant(perWatt, DIGITS))
                        : Message.of("amount.watts", Cells.significant(watts, DIGITS)));
    }
}
