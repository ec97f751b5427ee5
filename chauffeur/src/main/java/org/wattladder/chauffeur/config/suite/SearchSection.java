package org.wattladder.chauffeur.config.suite;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.wattladder.model.schedule.LatencyGoal;
import org.wattladder.model.schedule.Search;
import org.wattladder.settings.InheritedValues;
import org.wattladder.settings.Key;
import org.wattladder.settings.Kind;
import org.wattladder.settings.Kinds;
import org.wattladder.settings.LengthText;
import org.wattladder.settings.ListKind;
import org.wattladder.settings.PercentText;
import org.wattladder.settings.PlacedValue;
import org.wattladder.settings.ScalarKind;
import org.wattladder.settings.Section;
import org.wattladder.settings.SectionValues;

/** Settings of a search for the highest rates under bounds on latency. */
final class SearchSection implements ScheduleSection {
    private static final Pattern GOAL = Pattern.compile("p([0-9.]+) ([0-9]+(?:ms|s))");
    private static final Kind<LatencyGoal> LATENCY = new ScalarKind<>(
            "a percentile and a bound, such as p99 10ms",
            ScalarKind.Form.WORD,
            SearchSection::goal,
            text -> "",
            goal -> "p" + PercentText.write(goal.percentile()) + " " + LengthText.write(goal.bound()));

    private static final Key<SectionValues> CALIBRATION = CalibrationKeys.section(
            "Calibration runs at full speed; no rate above it is looked at, and none below 1 % of it.");
    static final Key<List<LatencyGoal>> GOALS = Key.of(
            "goals",
            Stream.of(10, 25, 50, 75, 100)
                    .map(millis -> new LatencyGoal(99, Duration.ofMillis(millis)))
                    .toList(),
            new ListKind<>(1, 20, true, LATENCY),
            "Bounds on latency from scheduled start to completion, each with the percentile that must keep it. The"
                    + " highest rate is looked for that meets each.");
    private static final Key<Double> WIDTH =
            Key.of("width", 1.0, Kinds.decimal(0.1, 50), "How closely each rate is found, in percent of the rate.");
    static final Key<Duration> TRIAL = Key.of(
            "trial",
            Duration.ofSeconds(5),
            Kinds.length(Duration.ofSeconds(1), Duration.ofMinutes(10)),
            "Length of each trial. Several trials at a rate tell whether it meets a goal.");
    private static final Key<Long> DISCARDED =
            Key.of("discarded", 2L, Kinds.whole(0, 100), "How many of the first trials at each rate do not count.");
    private static final Key<Long> MOST = Key.of(
            "most",
            24L,
            Kinds.whole(4, 1000),
            "How many more trials a rate may take; one that is still undecided then counts as too high.");
    private static final Key<SectionValues> RECORDING = Key.of(
            "recording",
            SectionValues.none(),
            new Section("Lengths of the interval with watts.", IntervalKeys.parts(IntervalKeys.PAUSE)),
            "How long the interval takes that confirms a rate that was found.");
    private static final Key<SectionValues> SECTION = Key.of(
            "search",
            SectionValues.none(),
            new Section(
                    "Warm-up, calibration, short trials at one rate after the other, then one interval with watts at"
                            + " each rate that was found.",
                    List.of(IntervalKeys.WARM_UP, CALIBRATION, GOALS, WIDTH, TRIAL, DISCARDED, MOST, RECORDING)),
            "Settings of the schedule `search`.");

    @Override
    public Key<SectionValues> key() {
        return SECTION;
    }

    @Override
    public Search schedule(InheritedValues settings, ScheduleContext context) {
        InheritedValues calibration = settings.below(CALIBRATION);
        Search search = new Search(
                settings.get(IntervalKeys.WARM_UP),
                CalibrationKeys.intervals(calibration),
                CalibrationKeys.lengths(calibration),
                settings.get(GOALS),
                settings.get(WIDTH),
                settings.get(TRIAL),
                settings.get(DISCARDED).intValue(),
                settings.get(MOST).intValue(),
                IntervalKeys.lengths(settings.below(RECORDING), IntervalKeys.PAUSE));
        search.goals().stream()
                .filter(goal -> search.trial().compareTo(search.shortestTrial(goal)) < 0)
                .forEach(goal -> context.problems().add(place(settings, context), undecidable(search, goal)));
        return search;
    }

    private static String place(InheritedValues settings, ScheduleContext context) {
        return settings.placed(GOALS)
                .map(PlacedValue::where)
                .or(() -> settings.placed(TRIAL).map(PlacedValue::where))
                .orElse(context.where());
    }

    private static String undecidable(Search search, LatencyGoal goal) {
        Duration needed = Duration.ofSeconds(1 + search.shortestTrial(goal).toSeconds());
        return "no rate can be told to meet the goal " + LATENCY.written(goal) + " by " + search.mostTrials()
                + " trials of " + LengthText.write(search.trial()) + "; it needs trials of "
                + LengthText.write(needed) + ", or a shorter bound";
    }

    private static Optional<LatencyGoal> goal(String text) {
        Matcher goal = GOAL.matcher(text);
        return goal.matches()
                ? PercentText.parse(goal.group(1))
                        .filter(percentile -> percentile < 100)
                        .flatMap(percentile -> LengthText.parse(goal.group(2))
                                .filter(bound -> !bound.isZero())
                                .map(bound -> new LatencyGoal(percentile, bound)))
                : Optional.empty();
    }
}
