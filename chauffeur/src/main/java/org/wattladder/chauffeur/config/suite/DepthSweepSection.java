package org.wattladder.chauffeur.config.suite;

import java.util.List;
import java.util.stream.Stream;
import org.wattladder.chauffeur.config.yaml.Key;
import org.wattladder.chauffeur.config.yaml.Kinds;
import org.wattladder.chauffeur.config.yaml.Layers;
import org.wattladder.chauffeur.config.yaml.ListKind;
import org.wattladder.chauffeur.config.yaml.Section;
import org.wattladder.chauffeur.config.yaml.Values;
import org.wattladder.model.schedule.DepthSweep;
import org.wattladder.worklets.api.WorkletDescription;

/** Settings of a sweep over numbers of outstanding transactions. */
final class DepthSweepSection implements ScheduleSection {
    private static final Key<List<Long>> DEPTHS = Key.of(
            "depths",
            List.of(1L, 2L, 4L, 8L, 16L, 32L, 64L, 128L, 256L, 512L),
            new ListKind<>(1, 100, true, Kinds.whole(1, DepthSweep.DEEPEST)),
            "Numbers of outstanding transactions of each client, one unpaced interval each, in the order of execution.");
    private static final Key<Values> SECTION = Key.of(
            "depth-sweep",
            Values.none(),
            new Section(
                    "Warm-up at the greatest depth, then one interval at each depth. Only for worklets that can keep"
                            + " several transactions outstanding, which storage load profiles are.",
                    Stream.concat(
                                    Stream.of(IntervalKeys.WARM_UP, DEPTHS),
                                    IntervalKeys.parts(IntervalKeys.PAUSE).stream())
                            .toList()),
            "Settings of the schedule `depth-sweep`.");

    @Override
    public Key<Values> key() {
        return SECTION;
    }

    @Override
    public DepthSweep schedule(Layers settings, WorkletDescription worklet) {
        return new DepthSweep(
                settings.get(IntervalKeys.WARM_UP),
                settings.get(DEPTHS).stream().map(Long::intValue).toList(),
                IntervalKeys.lengths(settings, IntervalKeys.PAUSE));
    }
}
