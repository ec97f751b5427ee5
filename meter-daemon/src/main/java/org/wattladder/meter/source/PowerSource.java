package org.wattladder.meter.source;

import java.util.List;
import org.wattladder.model.meter.MeterSource;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.time.TimeSource;
import org.wattladder.ptdaemon.codec.Identity;

/** A way to get watts, or degrees, on this machine. Stateless: what is open is an {@link OpenSource}. */
public interface PowerSource {

    /** The word for {@code --source}; the identity on the wire is {@code Wattladder-} and this word. */
    String name();

    /** What it measures; watts unless it says otherwise. */
    default Identity.Mode mode() {
        return Identity.Mode.POWER;
    }

    /** Evidence of its figures; the client derives the same from the name. */
    default EvidenceTier tier() {
        return known().tier();
    }

    /** One line for help: what is measured and how. */
    default String description() {
        return known().sentence();
    }

    /** Whether {@code --source auto} may take it. */
    default boolean automatic() {
        return known().automatic();
    }

    /** Its line in the list that clients and the Chauffeur read too. */
    private MeterSource known() {
        return MeterSource.named(name())
                .orElseThrow(() -> new IllegalStateException("source " + name() + " has no line in MeterSource"));
    }

    /** Settings that {@code --option} can give it. */
    List<SourceOption> options();

    /** Whether it has a setting of this name. */
    default boolean knows(String option) {
        return options().stream().map(SourceOption::name).anyMatch(option::equals);
    }

    /**
     * Says whether it can measure here, and if not, why and what to do. Changes nothing.
     *
     * @throws OptionMistake when a setting cannot be
     */
    Probe probe(SourceSettings settings) throws OptionMistake;

    /**
     * Opens it for sampling.
     *
     * @throws SourceRefused when it cannot measure here
     * @throws OptionMistake when a setting cannot be
     */
    OpenSource open(SourceSettings settings, TimeSource time) throws SourceRefused, OptionMistake;
}
