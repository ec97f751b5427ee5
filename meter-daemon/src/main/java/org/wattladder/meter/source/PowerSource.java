package org.wattladder.meter.source;

import java.util.List;
import org.wattladder.model.time.TimeSource;
import org.wattladder.ptdaemon.codec.Identity;
import org.wattladder.settings.Key;

/** A way to get watts, or degrees, on this machine. Stateless: what is open is an {@link OpenSource}. */
public interface PowerSource {

    /** What it is; a file that the build makes from it tells other processes. */
    SourceFacts facts();

    /** The word for {@code --source}. */
    default String name() {
        return facts().name();
    }

    /** What it measures; watts unless it says otherwise. */
    default Identity.Mode mode() {
        return Identity.Mode.POWER;
    }

    /** Settings that {@code --option} can give it. */
    List<Key<?>> keys();

    /** Whether it has a setting of this name. */
    default boolean knows(String option) {
        return keys().stream().map(Key::name).anyMatch(option::equals);
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
