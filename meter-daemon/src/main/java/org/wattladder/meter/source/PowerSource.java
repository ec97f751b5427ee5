package org.wattladder.meter.source;

import java.util.List;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.time.TimeSource;
import org.wattladder.ptdaemon.codec.Identity;

/** A way to get watts, or degrees, on this machine. Stateless: what is open is an {@link OpenSource}. */
public interface PowerSource {

    /** The word for {@code --source}; the identity on the wire is {@code Wattladder-} and this word. */
    String name();

    /** What it measures. */
    Identity.Mode mode();

    /** Evidence of its figures; the client derives the same from the name. */
    EvidenceTier tier();

    /** One line for help: what is measured and how. */
    String description();

    /** Whether {@code --source auto} may take it. */
    boolean automatic();

    /** Settings that {@code --option} can give it. */
    List<SourceOption> options();

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
