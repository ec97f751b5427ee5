package org.wattladder.chauffeur.archive;

import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import org.wattladder.model.result.EvidenceTier;

/**
 * The figures of a run that a list shows, as its reports state them.
 *
 * @param tier weakest evidence of the run; empty when it has no watts or no reports
 * @param headline what sums it up; empty when nothing does
 * @param highestWatts highest average power of an interval; empty when it was not measured
 * @param idleWatts average power of active idle; empty when it was not measured
 * @param invalidFindings number of findings that make it invalid; empty without reports
 * @param warnings number of findings that a reader must know; empty without reports
 */
public record ListedFigures(
        Optional<EvidenceTier> tier,
        Optional<Headline> headline,
        OptionalDouble highestWatts,
        OptionalDouble idleWatts,
        OptionalLong invalidFindings,
        OptionalLong warnings) {
    private static final ListedFigures NONE = new ListedFigures(
            Optional.empty(),
            Optional.empty(),
            OptionalDouble.empty(),
            OptionalDouble.empty(),
            OptionalLong.empty(),
            OptionalLong.empty());

    /** Those of a run without reports. */
    public static ListedFigures none() {
        return NONE;
    }
}
