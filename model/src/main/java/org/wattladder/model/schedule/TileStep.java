package org.wattladder.model.schedule;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * The recordings of a number of tiles.
 *
 * @param tiles how many
 * @param confirming whether the number was the knee, and was measured again
 * @param repeats in order, at least one
 */
public record TileStep(int tiles, boolean confirming, List<TileRepeat> repeats) {
    public TileStep {
        repeats = List.copyOf(repeats);
    }

    /** Whether a guest made a recording worthless: then the step has no score. */
    public boolean failing() {
        return repeats.stream().anyMatch(repeat -> repeat.score().isEmpty());
    }

    /** The scores; empty when the step has none. */
    public Optional<RunSpread> scores() {
        return failing()
                ? Optional.empty()
                : Optional.of(RunSpread.of(repeats.stream()
                        .map(TileRepeat::score)
                        .mapToDouble(OptionalDouble::orElseThrow)
                        .toArray()));
    }
}
