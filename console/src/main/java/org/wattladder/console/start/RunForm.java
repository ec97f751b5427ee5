package org.wattladder.console.start;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.wattladder.chauffeur.config.PlanRequest;
import org.wattladder.console.web.Visit;
import org.wattladder.settings.problem.Problem;

/**
 * What a user filled in to start a run, as it was filled in.
 *
 * @param suite its name
 * @param quick whether it is a rehearsal
 * @param only worklets, by name; none for all
 * @param levels percentages, separated by commas; empty for those of the suite
 * @param hosts one a line
 * @param drivers one a line
 * @param meters one a line
 * @param sensors one a line
 * @param storage one a line
 * @param seed empty for the suite's
 * @param repeat number of runs; empty for one
 * @param reference name or file; empty for the suite's
 * @param each whether several machines are measured in one run, or each in a run of its own
 * @param environment whether the run is given what is known of its machines
 * @param keepFiles whether the files of storage worklets stay
 * @param tls whether keys are used on loopback too
 */
public record RunForm(
        String suite,
        boolean quick,
        List<String> only,
        String levels,
        String hosts,
        String drivers,
        String meters,
        String sensors,
        String storage,
        String seed,
        String repeat,
        String reference,
        Each each,
        boolean environment,
        boolean keepFiles,
        boolean tls) {
    private static final String STANDARD_SUITE = "rating";

    public RunForm {
        only = List.copyOf(only);
    }

    /** How several machines are measured. */
    public enum Each {
        /** One run measures all of them together. */
        ONE_RUN,
        /** Each has a run of its own, all at the same time. */
        TOGETHER,
        /** Each has a run of its own, one after the other. */
        QUEUED;

        /** The word in forms and for programs. */
        public String word() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }

        /** The one with this word; one run when it is none. */
        public static Each of(String word) {
            return Arrays.stream(values())
                    .filter(each -> each.word().equals(word))
                    .findFirst()
                    .orElse(ONE_RUN);
        }
    }

    /** Nothing filled in but what a first run takes. */
    public static RunForm empty() {
        return empty(STANDARD_SUITE);
    }

    /** The same of another suite. */
    public static RunForm empty(String suite) {
        return new RunForm(
                suite, true, List.of(), "", "", "", "", "", "", "", "", "", Each.ONE_RUN, false, false, false);
    }

    /** What a form or the address of a page holds. */
    public static RunForm of(Visit visit) {
        return new RunForm(
                visit.value("suite").isEmpty() ? STANDARD_SUITE : visit.value("suite"),
                !visit.value("quick").isEmpty(),
                visit.values("only").stream()
                        .flatMap(each -> Arrays.stream(each.split(",")))
                        .map(String::strip)
                        .filter(each -> !each.isEmpty())
                        .toList(),
                visit.value("levels").strip(),
                visit.value("hosts"),
                visit.value("drivers"),
                visit.value("meters"),
                visit.value("sensors"),
                visit.value("storage"),
                visit.value("seed").strip(),
                visit.value("repeat").strip(),
                visit.value("reference").strip(),
                Each.of(visit.value("each")),
                !visit.value("environment").isEmpty(),
                !visit.value("keep-files").isEmpty(),
                !visit.value("tls").isEmpty());
    }

    /** What is wrong before any plan is made of it: texts that are no numbers. */
    public List<Problem> mistakes() {
        List<Problem> mistakes = new ArrayList<>();
        for (String level : split(levels, ",")) {
            if (!level.matches("[0-9]{1,3}(\\.[0-9]{1,6})?")) {
                mistakes.add(new Problem("--levels", "\"" + level + "\" is not a number"));
            }
        }
        if (!seed.isEmpty() && !seed.matches("[0-9]{1,18}")) {
            mistakes.add(new Problem("--seed", "\"" + seed + "\" is not a whole number from 0"));
        }
        if (!repeat.isEmpty() && !repeat.matches("[1-9][0-9]{0,2}")) {
            mistakes.add(new Problem("--repeat", "\"" + repeat + "\" is not a whole number from 1 to 999"));
        }
        return List.copyOf(mistakes);
    }

    /** Number of runs; 1 while that is no number. */
    public int runs() {
        return repeat.matches("[1-9][0-9]{0,2}") ? Integer.parseInt(repeat) : 1;
    }

    /** The same for each run that is started: one, or one for each machine. */
    public List<RunForm> apart() {
        List<String> machines = split(hosts, "\n");
        return each == Each.ONE_RUN || machines.size() < 2
                ? List.of(this)
                : machines.stream().map(this::on).toList();
    }

    private RunForm on(String machine) {
        String folders = split(storage, "\n").stream()
                .filter(folder -> split(hosts, "\n").stream()
                        .noneMatch(other -> !other.equals(machine) && folder.startsWith(name(other) + "=")))
                .collect(Collectors.joining("\n"));
        return new RunForm(
                suite,
                quick,
                only,
                levels,
                machine,
                drivers,
                meters,
                sensors,
                folders,
                seed,
                repeat,
                reference,
                each,
                environment,
                keepFiles,
                tls);
    }

    private static String name(String machine) {
        return machine.replaceFirst(":[0-9]+$", "");
    }

    /** What is asked for; only of a form without mistakes. */
    public PlanRequest request() {
        return new PlanRequest(
                suite,
                quick,
                only,
                split(levels, ",").stream().map(Double::valueOf).toList(),
                split(hosts, "\n"),
                split(drivers, "\n"),
                split(meters, "\n"),
                split(sensors, "\n"),
                split(storage, "\n"),
                keepFiles,
                seed.isEmpty() ? OptionalLong.empty() : OptionalLong.of(Long.parseLong(seed)),
                Optional.of(reference).filter(each -> !each.isEmpty()));
    }

    /** The words of the command line that does the same, behind {@code wattladder}. */
    public List<String> words() {
        List<String> words = new ArrayList<>(List.of("run", suite));
        if (quick) {
            words.add("--quick");
        }
        option(words, "--only", only.isEmpty() ? Optional.empty() : Optional.of(String.join(",", only)));
        option(
                words,
                "--levels",
                Optional.of(String.join(",", split(levels, ","))).filter(each -> !each.isEmpty()));
        split(hosts, "\n").forEach(each -> option(words, "--host", Optional.of(each)));
        split(drivers, "\n").forEach(each -> option(words, "--driver", Optional.of(each)));
        split(meters, "\n").forEach(each -> option(words, "--meter", Optional.of(each)));
        split(sensors, "\n").forEach(each -> option(words, "--sensor", Optional.of(each)));
        split(storage, "\n").forEach(each -> option(words, "--storage", Optional.of(each)));
        option(words, "--seed", Optional.of(seed).filter(each -> !each.isEmpty()));
        option(words, "--reference", Optional.of(reference).filter(each -> !each.isEmpty()));
        option(words, "--repeat", Optional.of(repeat).filter(each -> !each.isEmpty()));
        if (keepFiles) {
            words.add("--keep-files");
        }
        if (tls) {
            words.add("--tls");
        }
        return List.copyOf(words);
    }

    private static void option(List<String> words, String name, Optional<String> value) {
        // One word, so that no value is ever taken for an option.
        value.ifPresent(text -> words.add(name + "=" + text));
    }

    private static List<String> split(String text, String separator) {
        return Stream.of(text.split(separator))
                .map(String::strip)
                .filter(each -> !each.isEmpty())
                .toList();
    }
}
