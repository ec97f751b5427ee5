package org.wattladder.chauffeur.config.suite;

import java.time.Duration;
import java.util.List;
import org.wattladder.model.schedule.Guest;
import org.wattladder.model.schedule.Tiles;
import org.wattladder.settings.InheritedValues;
import org.wattladder.settings.Key;
import org.wattladder.settings.Kinds;
import org.wattladder.settings.Section;
import org.wattladder.settings.SectionValues;

/** Settings of tiles of guests. */
final class TilesSection implements ScheduleSection {
    private static final Key<Duration> PAUSE = IntervalKeys.pause(Duration.ZERO, "Pause before each recording.");
    private static final Key<Long> REPEATS = Key.of(
            "repeats", 3L, Kinds.whole(2, 20), "How often each number of tiles is recorded, one after the other.");
    private static final Key<Long> MOST_REPEATS = Key.of(
            "most-repeats",
            6L,
            Kinds.whole(2, 40),
            "How often at most, where fewer recordings do not tell whether the score rises.");
    private static final Key<Double> RISE = Key.of(
            "rise",
            3.0,
            Kinds.decimal(0, 50),
            "A rise of the score that is in 95 of 100 cases smaller than this, in percent, is none.");
    private static final Key<Long> MOST = Key.of("most", 16L, Kinds.whole(1, 64), "How many tiles are tried at most.");
    private static final Key<SectionValues> STEP = Key.of(
            "step",
            SectionValues.none(),
            new Section("Lengths of each recording.", IntervalKeys.parts(PAUSE)),
            "How long each recording takes, that of a guest alone too.");
    private static final Key<SectionValues> SECTION = Key.of(
            "tiles",
            SectionValues.none(),
            new Section(
                    "Each guest alone, then 1, 2, 3 tiles of guests until the score no longer rises, then the number before"
                            + " that again. A tile is the worklet and all worklets beside it, each a guest.",
                    List.of(IntervalKeys.WARM_UP, REPEATS, MOST_REPEATS, RISE, MOST, STEP)),
            "Settings of the schedule `tiles`.");

    @Override
    public Key<SectionValues> key() {
        return SECTION;
    }

    /** With one guest, the worklet itself; {@link TilePlans} knows all of them. */
    @Override
    public Tiles schedule(InheritedValues settings, ScheduleContext context) {
        int repeats = settings.get(REPEATS).intValue();
        return new Tiles(
                settings.get(IntervalKeys.WARM_UP),
                IntervalKeys.lengths(settings.below(STEP), PAUSE),
                repeats,
                Math.max(repeats, settings.get(MOST_REPEATS).intValue()),
                settings.get(RISE),
                settings.get(MOST).intValue(),
                List.of(new Guest(context.worklet().name(), 1, Guest.Want.ALL, 0, 0)));
    }
}
