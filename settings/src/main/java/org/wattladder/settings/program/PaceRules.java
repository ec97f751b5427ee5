package org.wattladder.settings.program;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.wattladder.settings.Key;
import org.wattladder.settings.PlacedValue;
import org.wattladder.settings.SectionValues;
import org.wattladder.settings.problem.Problems;
import org.wattladder.worklets.api.Figure;

/** Which settings of a program file go together with its pace. */
final class PaceRules {
    /** Unit of a program whose CPU time is what counts. */
    static final String PROCESSOR_TIME = "cpu-millisecond";

    private static final Map<Pace, String> WHY = Map.of(
            Pace.RATE, "which holds a rate",
            Pace.STDIN, "for the program answers",
            Pace.ONCE, "which does all of its work at full speed",
            Pace.DUTY, "which starts the same command at every level");
    private static final List<Key<?>> ONCE_ONLY = List.of(
            ProgramKeys.QUICK, ProgramKeys.COMMANDS, ProgramKeys.PREPARE, ProgramKeys.INPUT, ProgramKeys.ATTACHED);
    private static final Map<Pace, List<Key<?>>> MEANINGLESS = Map.of(
            Pace.RATE, List.of(ProgramKeys.HOLD, ProgramKeys.PERIOD),
            Pace.STDIN,
                    List.of(
                            ProgramKeys.UNPACED,
                            ProgramKeys.COUNT,
                            ProgramKeys.LATE,
                            ProgramKeys.CHECK,
                            ProgramKeys.FIGURES,
                            ProgramKeys.JSON,
                            ProgramKeys.METRICS,
                            ProgramKeys.HOLD,
                            ProgramKeys.PERIOD),
            Pace.ONCE, List.of(ProgramKeys.UNPACED, ProgramKeys.LATE, ProgramKeys.HOLD, ProgramKeys.PERIOD),
            Pace.DUTY, List.of(ProgramKeys.UNPACED, ProgramKeys.LATE));
    private static final Map<Pace, String> OPEN = Map.of(
            Pace.RATE, "",
            Pace.STDIN, "rate|whole-rate|rate-per-user|seconds",
            Pace.ONCE, "rate|whole-rate|rate-per-user|seconds",
            Pace.DUTY, "rate|whole-rate|rate-per-user");
    private static final List<Key<?>> WINDOWED =
            List.of(ProgramKeys.LINES, ProgramKeys.FINAL, ProgramKeys.POINTER, ProgramKeys.METRIC);
    private static final Map<Pace, List<Key<?>>> COUNTS = Map.of(
            Pace.RATE,
            WINDOWED,
            Pace.STDIN,
            List.of(),
            Pace.ONCE,
            List.of(ProgramKeys.WORK, ProgramKeys.FINAL, ProgramKeys.POINTER),
            Pace.DUTY,
            WINDOWED);

    private final String file;
    private final Pace pace;
    private final SectionValues values;
    private final Problems problems;

    private PaceRules(String file, Pace pace, SectionValues values, Problems problems) {
        this.file = file;
        this.pace = pace;
        this.values = values;
        this.problems = problems;
    }

    /** Notes every setting that is missing or means nothing. */
    static void check(String file, Pace pace, SectionValues values, Problems problems) {
        PaceRules rules = new PaceRules(file, pace, values, problems);
        Stream.concat(
                        pace == Pace.ONCE ? Stream.empty() : ONCE_ONLY.stream(),
                        MEANINGLESS.getOrDefault(pace, List.of()).stream())
                .forEach(key -> rules.meansNothing(values.placed(key), key.name()));
        rules.checkWords();
        rules.checkCounts();
        rules.checkPointers();
    }

    private void meansNothing(Optional<? extends PlacedValue<?>> given, String name) {
        given.ifPresent(placed -> problems.add(
                placed.where(), name + " means nothing with " + pace() + ", " + WHY.getOrDefault(pace, "")));
    }

    private String pace() {
        return "pace: " + pace.name().toLowerCase(Locale.ROOT);
    }

    private void checkWords() {
        String open = OPEN.getOrDefault(pace, "");
        for (String word : values.orStandard(ProgramKeys.START)) {
            if (!open.isEmpty() && word.matches(".*\\{(" + open + ")}.*")) {
                problems.add(
                        file,
                        "start has no " + word + " with " + pace()
                                + (pace == Pace.STDIN ? ", for the program reads its rate while it runs" : ""));
            }
        }
        FilledWords.check(file, pace, values, problems);
        if (pace == Pace.RATE && values.placed(ProgramKeys.UNPACED).isEmpty()) {
            problems.add(file, "unpaced must be given with pace: rate");
        }
    }

    private void checkCounts() {
        List<Key<?>> possible = COUNTS.getOrDefault(pace, List.of());
        SectionValues count = values.get(ProgramKeys.COUNT).orElse(SectionValues.none());
        boolean optional = pace == Pace.STDIN || pace == Pace.DUTY;
        if (values.placed(ProgramKeys.COUNT).isEmpty()) {
            if (!optional) {
                problems.add(file, "count must be given with " + pace());
            }
            if (pace == Pace.DUTY && !values.orStandard(ProgramKeys.UNIT).equals(PROCESSOR_TIME)) {
                problems.add(file, "without count, CPU time is what counts, so unit must be " + PROCESSOR_TIME);
            }
            return;
        }
        for (Key<?> key : List.of(
                ProgramKeys.LINES, ProgramKeys.FINAL, ProgramKeys.POINTER, ProgramKeys.METRIC, ProgramKeys.WORK)) {
            if (!possible.contains(key) && pace != Pace.STDIN) {
                meansNothing(count.placed(key), key.name());
            }
        }
        long given =
                possible.stream().filter(key -> count.placed(key).isPresent()).count();
        if (given != 1 && pace != Pace.STDIN) {
            problems.add(
                    file,
                    "count must have one of " + possible.stream().map(Key::name).collect(Collectors.joining(", ")));
        }
    }

    private void checkPointers() {
        SectionValues count = values.get(ProgramKeys.COUNT).orElse(SectionValues.none());
        if (count.placed(ProgramKeys.METRIC).isPresent()
                && values.placed(ProgramKeys.METRICS).isEmpty()) {
            problems.add(file, "openmetrics needs metrics, the address of the endpoint");
        }
        boolean pointed = count.placed(ProgramKeys.POINTER).isPresent();
        for (PlacedValue<SectionValues> figure : values.orStandard(ProgramKeys.FIGURES)) {
            boolean metric = figure.value().placed(ProgramKeys.FIGURE_METRIC).isPresent();
            if (metric
                    && (pace != Pace.ONCE || values.placed(ProgramKeys.METRICS).isEmpty())) {
                problems.add(
                        figure.where(),
                        "openmetrics of a figure needs pace: once and metrics, the address of the endpoint");
            }
            boolean lines = figure.value().placed(ProgramKeys.VALUE).isPresent();
            boolean pointer = figure.value().placed(ProgramKeys.FIGURE_POINTER).isPresent();
            if (Stream.of(lines, pointer, metric).filter(given -> given).count() != 1) {
                problems.add(
                        figure.where(),
                        "figure " + figure.name() + " must have one of lines, json-pointer and openmetrics");
            }
            Figure.refusal(figure.name()).ifPresent(why -> problems.add(figure.where(), why));
            pointed |= pointer;
        }
        if (pointed && values.placed(ProgramKeys.JSON).isEmpty()) {
            problems.add(file, "json-pointer needs json, the file that the program writes");
        }
    }
}
