package org.wattladder.chauffeur.config.meter;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.wattladder.model.plan.RangePolicy;
import org.wattladder.settings.Key;
import org.wattladder.settings.Kind;
import org.wattladder.settings.Kinds;
import org.wattladder.settings.PlacedValue;
import org.wattladder.settings.Section;
import org.wattladder.settings.SectionValues;
import org.wattladder.settings.problem.Problems;

/** Settings of the measuring ranges of one analyzer. */
final class RangeKeys {
    private static final int MOST_VOLTS = 1000;
    private static final int MOST_AMPS = 1000;

    /** The word for each policy. */
    enum Policy {
        UNCHANGED,
        FIXED,
        AUTO,
        FROM_RANGING_PASS
    }

    static final Key<Policy> POLICY = Key.of(
            "policy",
            Policy.UNCHANGED,
            Kinds.word(Policy.class),
            "Whether ranges stay as they are, are set to the values below, change by themselves (warned about), or are taken"
                    + " from a pass under full load on automatic ranging before the first measured interval.");
    static final Key<Double> VOLTS =
            Key.optional("volts", above(MOST_VOLTS), "Greatest voltage expected, for the policy fixed.");
    static final Key<Double> AMPS =
            Key.optional("amps", above(MOST_AMPS), "Greatest current expected on each channel, for the policy fixed.");
    static final Key<Duration> PASS = Key.of(
            "pass",
            Duration.ofSeconds(10),
            Kinds.length(Duration.ofSeconds(1), Duration.ofMinutes(10)),
            "Length of the pass, for the policy from-ranging-pass.");

    static final Section SECTION = new Section(
            "Measuring ranges; the analyzer gets its former ones back at the end of the run.",
            List.of(POLICY, VOLTS, AMPS, PASS));

    private RangeKeys() {}

    /** The policy of these values; notes a value that the policy lacks or does not use. */
    static RangePolicy read(PlacedValue<SectionValues> ranges, Problems problems) {
        SectionValues values = ranges.value();
        Policy policy = values.orStandard(POLICY);
        Optional<PlacedValue<Double>> volts = values.placed(VOLTS);
        Optional<PlacedValue<Double>> amps = values.placed(AMPS);
        if (policy != Policy.FIXED) {
            volts.ifPresent(given -> refuse(given, "fixed", problems));
            amps.ifPresent(given -> refuse(given, "fixed", problems));
        }
        if (policy != Policy.FROM_RANGING_PASS) {
            values.placed(PASS).ifPresent(given -> refuse(given, "from-ranging-pass", problems));
        }
        return switch (policy) {
            case UNCHANGED -> new RangePolicy.Unchanged();
            case AUTO -> new RangePolicy.Automatic();
            case FROM_RANGING_PASS -> new RangePolicy.FromRangingPass(values.orStandard(PASS));
            case FIXED -> fixed(ranges, volts, amps, problems);
        };
    }

    private static RangePolicy fixed(
            PlacedValue<SectionValues> ranges,
            Optional<PlacedValue<Double>> volts,
            Optional<PlacedValue<Double>> amps,
            Problems problems) {
        if (volts.isEmpty() || amps.isEmpty()) {
            problems.add(ranges.where(), "the policy fixed needs both volts and amps, such as volts: 300, amps: 5");
            return new RangePolicy.Unchanged();
        }
        return new RangePolicy.Fixed(volts.get().value(), amps.get().value());
    }

    private static void refuse(PlacedValue<?> given, String policy, Problems problems) {
        problems.add(
                given.where(), given.name() + " is for the policy " + policy + " only; leave it out or change policy");
    }

    private static Kind<Double> above(int most) {
        return Kinds.decimalAboveZero(most);
    }
}
