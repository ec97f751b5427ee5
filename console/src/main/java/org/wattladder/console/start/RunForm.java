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
import org.wattladder.settings.PercentText;
import org.wattladder.settings.problem.Problem;

/** What a user filled in to start a run, as it was filled in. */
public record RunForm(Work work, Machines machines, Course course) {
    private static final String STANDARD_SUITE = "rating";

    /**
     * What is executed.
     *
     * @param suite its name
     * @param quick whether it is a rehearsal
     * @param only worklets, by name; none for all
     * @param levels percentages, separated by commas; empty for those of the suite
     * @param seed empty for the suite's
     * @param reference name or file; empty for the suite's
     */
    public record Work(String suite, boolean quick, List<String> only, String levels, String seed, String reference) {
        public Work {
            only = List.copyOf(only);
        }
    }

    /**
     * Where, and what measures there; one a line.
     *
     * @param hosts Directors
     * @param drivers Directors that only drive
     * @param meters power meters
     * @param sensors temperature sensors
     * @param storage folders of storage worklets
     */
    public record Machines(String hosts, String drivers, String meters, String sensors, String storage) {}

    /**
     * How the runs are made.
     *
     * @param repeat number of runs; empty for one
     * @param each whether several machines are measured in one run, or each in a run of its own
     * @param environment whether the run is given what is known of its machines
     * @param keepFiles whether the files of storage worklets stay
     * @param tls whether keys are used on loopback too
     */
    public record Course(String repeat, Each each, boolean environment, boolean keepFiles, boolean tls) {}

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
                new Work(suite, true, List.of(), "", "", ""),
                new Machines("", "", "", "", ""),
                new Course("", Each.ONE_RUN, false, false, false));
    }

    /** What a form or the address of a page holds. */
    public static RunForm of(Visit visit) {
        return new RunForm(
                new Work(
                        visit.value("suite").isEmpty() ? STANDARD_SUITE : visit.value("suite"),
                        !visit.value("quick").isEmpty(),
                        visit.values("only").stream()
                                .flatMap(each -> Arrays.stream(each.split(",")))
                                .map(String::strip)
                                .filter(each -> !each.isEmpty())
                                .toList(),
                        visit.value("levels").strip(),
                        visit.value("seed").strip(),
                        visit.value("reference").strip()),
                new Machines(
                        visit.value("hosts"),
                        visit.value("drivers"),
                        visit.value("meters"),
                        visit.value("sensors"),
                        visit.value("storage")),
                new Course(
                        visit.value("repeat").strip(),
                        Each.of(visit.value("each")),
                        !visit.value("environment").isEmpty(),
                        !visit.value("keep-files").isEmpty(),
                        !visit.value("tls").isEmpty()));
    }

    /** What is wrong before any plan is made of it: texts that are no numbers. */
    public List<Problem> mistakes() {
        List<Problem> mistakes = new ArrayList<>();
        for (String level : split(work.levels, ",")) {
            if (!PercentText.withoutSign(level).matches("[0-9]{1,3}(\\.[0-9]{1,6})?")) {
                mistakes.add(new Problem("--levels", "\"" + level + "\" is not a number"));
            }
        }
        if (!work.seed.isEmpty() && !work.seed.matches("[0-9]{1,18}")) {
            mistakes.add(new Problem("--seed", "\"" + work.seed + "\" is not a whole number from 0"));
        }
        if (!course.repeat.isEmpty() && !course.repeat.matches("[1-9][0-9]{0,2}")) {
            mistakes.add(new Problem("--repeat", "\"" + course.repeat + "\" is not a whole number from 1 to 999"));
        }
        return List.copyOf(mistakes);
    }

    /** Number of runs; 1 while that is no number. */
    public int runs() {
        return course.repeat.matches("[1-9][0-9]{0,2}") ? Integer.parseInt(course.repeat) : 1;
    }

    /** The same for each run that is started: one, or one for each machine. */
    public List<RunForm> apart() {
        List<String> hosts = split(machines.hosts, "\n");
        return course.each == Each.ONE_RUN || hosts.size() < 2
                ? List.of(this)
                : hosts.stream().map(this::on).toList();
    }

    private RunForm on(String machine) {
        String folders = split(machines.storage, "\n").stream()
                .filter(folder -> split(machines.hosts, "\n").stream()
                        .noneMatch(other -> !other.equals(machine) && folder.startsWith(name(other) + "=")))
                .collect(Collectors.joining("\n"));
        return new RunForm(
                work, new Machines(machine, machines.drivers, machines.meters, machines.sensors, folders), course);
    }

    private static String name(String machine) {
        return machine.replaceFirst(":[0-9]+$", "");
    }

    /** What is asked for; work.only of a form without mistakes. */
    public PlanRequest request() {
        return new PlanRequest(
                work.suite,
                work.quick,
                work.only,
                split(work.levels, ",").stream()
                        .map(PercentText::withoutSign)
                        .map(Double::valueOf)
                        .toList(),
                split(machines.hosts, "\n"),
                split(machines.drivers, "\n"),
                split(machines.meters, "\n"),
                split(machines.sensors, "\n"),
                split(machines.storage, "\n"),
                course.keepFiles,
                work.seed.isEmpty() ? OptionalLong.empty() : OptionalLong.of(Long.parseLong(work.seed)),
                Optional.of(work.reference).filter(each -> !each.isEmpty()));
    }

    /** The words of the command line that does the same, behind {@code wattladder}. */
    public List<String> words() {
        List<String> words = new ArrayList<>(List.of("run", work.suite));
        if (work.quick) {
            words.add("--quick");
        }
        option(words, "--only", work.only.isEmpty() ? Optional.empty() : Optional.of(String.join(",", work.only)));
        option(
                words,
                "--levels",
                Optional.of(String.join(",", split(work.levels, ","))).filter(each -> !each.isEmpty()));
        split(machines.hosts, "\n").forEach(each -> option(words, "--host", Optional.of(each)));
        split(machines.drivers, "\n").forEach(each -> option(words, "--driver", Optional.of(each)));
        split(machines.meters, "\n").forEach(each -> option(words, "--meter", Optional.of(each)));
        split(machines.sensors, "\n").forEach(each -> option(words, "--sensor", Optional.of(each)));
        split(machines.storage, "\n").forEach(each -> option(words, "--storage", Optional.of(each)));
        option(words, "--seed", Optional.of(work.seed).filter(each -> !each.isEmpty()));
        option(words, "--reference", Optional.of(work.reference).filter(each -> !each.isEmpty()));
        option(words, "--repeat", Optional.of(course.repeat).filter(each -> !each.isEmpty()));
        if (course.keepFiles) {
            words.add("--keep-files");
        }
        if (course.tls) {
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
