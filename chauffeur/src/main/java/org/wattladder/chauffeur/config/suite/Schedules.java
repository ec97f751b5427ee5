package org.wattladder.chauffeur.config.suite;

import java.util.List;
import java.util.Optional;
import org.wattladder.chauffeur.config.curve.Curves;
import org.wattladder.model.schedule.Schedule;
import org.wattladder.settings.InheritedValues;
import org.wattladder.settings.Key;
import org.wattladder.settings.Kinds;
import org.wattladder.settings.PlacedValue;
import org.wattladder.settings.SectionValues;
import org.wattladder.settings.problem.Problems;
import org.wattladder.worklets.api.Metric;
import org.wattladder.worklets.api.WorkletDescription;

/** The schedules that a suite can name, each with a section of its own. */
final class Schedules {
    private static final ScheduleSection LADDER = new LadderSection();
    private static final ScheduleSection ITERATIONS = new IterationsSection();
    private static final ScheduleSection IDLE = new IdleSection();
    private static final List<ScheduleSection> ALL = List.of(
            LADDER,
            ITERATIONS,
            new DepthSweepSection(),
            new SteadySection(),
            new SearchSection(),
            new CurveSection(),
            new TraceSection(),
            new TilesSection(),
            IDLE);

    static final Key<String> NAME = Key.optional(
            "schedule",
            Kinds.name(ALL.stream().map(section -> section.key().name()).toList()),
            "How the worklet is executed; each schedule has a section of its name. Default: `ladder`; `flood`"
                    + " always runs `iterations`, active idle always `idle`.");

    /** The sections of all schedules. */
    static final List<Key<?>> SECTIONS =
            ALL.stream().<Key<?>>map(ScheduleSection::key).toList();

    private Schedules() {}

    /** The schedule of this worklet; settings of others are problems. */
    static Schedule read(
            PlacedValue<SectionValues> worklet,
            SectionValues defaults,
            WorkletDescription description,
            Curves curves,
            Problems problems) {
        InheritedValues layers = new InheritedValues(List.of(worklet.value(), defaults));
        ScheduleSection section = section(worklet, defaults, description, problems);
        ALL.stream()
                .filter(other -> other != section)
                .forEach(other -> worklet.value()
                        .placed(other.key())
                        .ifPresent(placed -> problems.add(
                                placed.where(),
                                worklet.name() + " runs " + section.key().name() + ", so "
                                        + other.key().name() + " means nothing")));
        worklet.value()
                .get(section.key())
                .ifPresent(given -> section.meaningless(description)
                        .forEach(key -> given.placed(key)
                                .ifPresent(placed -> problems.add(
                                        placed.where(), key.name() + " means nothing for " + worklet.name()))));
        return section.schedule(
                layers.below(section.key()), new ScheduleContext(description, worklet.where(), curves, problems));
    }

    private static ScheduleSection section(
            PlacedValue<SectionValues> worklet,
            SectionValues defaults,
            WorkletDescription description,
            Problems problems) {
        Optional<ScheduleSection> only = only(description);
        Optional<PlacedValue<String>> named = worklet.value().placed(NAME);
        if (named.isEmpty() && only.isPresent()) {
            return only.get();
        }
        ScheduleSection section = named.map(PlacedValue::value)
                .or(() -> defaults.get(NAME))
                .flatMap(name -> ALL.stream()
                        .filter(each -> each.key().name().equals(name))
                        .findFirst())
                .orElse(LADDER);
        boolean possible = only.map(section::equals).orElse(section != IDLE);
        if (!possible) {
            problems.add(
                    named.map(PlacedValue::where).orElse(worklet.where()),
                    worklet.name() + " cannot run " + section.key().name()
                            + only.map(one -> "; it always runs " + one.key().name())
                                    .orElse("; only active idle does"));
        }
        return possible ? section : only.orElse(LADDER);
    }

    /** The schedule that a worklet is bound to, if any. */
    private static Optional<ScheduleSection> only(WorkletDescription worklet) {
        if (worklet.metric() == Metric.NONE) {
            return Optional.of(IDLE);
        }
        return worklet.metric() == Metric.BANDWIDTH_TIMES_CAPACITY ? Optional.of(ITERATIONS) : Optional.empty();
    }
}
