package org.wattladder.chauffeur.run;

import org.wattladder.chauffeur.journal.WorkletSoFar;
import org.wattladder.model.interval.IntervalPlan;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.schedule.Schedule;
import org.wattladder.model.schedule.Tiles;

/** How much of a stage is up: of tiles as many as an interval needed so far, of everything else all. */
final class TileGrowth {
    private final Stage whole;
    private int tiles;

    /** What the first interval needs, and those that are recorded needed. */
    TileGrowth(Stage whole, Schedule schedule, WorkletSoFar before) {
        this.whole = whole;
        before.intervals().stream().map(IntervalResult::plan).forEach(this::growsFor);
        schedule.next(before.history()).ifPresent(this::growsFor);
    }

    /** Whether more has to be up for this interval. */
    boolean growsFor(IntervalPlan interval) {
        boolean grows = Tiles.needed(interval) > tiles;
        tiles = Math.max(tiles, Tiles.needed(interval));
        return grows;
    }

    /** What is up, or has to be. */
    Stage stage() {
        return tiles == 0 ? whole : whole.upTo(tiles);
    }
}
