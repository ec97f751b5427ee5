package org.wattladder.console.start;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.wattladder.chauffeur.config.ConfigProblems;
import org.wattladder.chauffeur.config.PlanReader;
import org.wattladder.chauffeur.terminal.Commands;
import org.wattladder.model.plan.HostPlan;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.text.ExceptionText;
import org.wattladder.settings.problem.Problem;

/**
 * Checks what is asked for as {@code wattladder validate} does, and says the command lines that do it; starts nothing.
 *
 * @param reader reads suites and meters
 * @param options that every run gets
 * @param environments what is known of machines
 */
public record AskedPlans(PlanReader reader, Options options, StoredEnvironments environments) {

    /**
     * What the console was started with and every run gets.
     *
     * @param config directory that runs read as well; empty for the standard one
     * @param keys words that name keys towards other machines
     */
    public record Options(Optional<Path> config, List<String> keys) {
        public Options {
            keys = List.copyOf(keys);
        }
    }

    /**
     * What came of a form.
     *
     * @param problems none when there are plans
     * @param plans one for each run that is started; none when there are problems
     * @param lines the command line of each plan, behind {@code wattladder}
     */
    public record Checked(List<Problem> problems, List<RunPlan> plans, List<List<String>> lines) {
        public Checked {
            problems = List.copyOf(problems);
            plans = List.copyOf(plans);
            lines = List.copyOf(lines);
        }
    }

    private List<List<String>> lines(RunForm form, List<RunPlan> plans) throws IOException {
        List<List<String>> lines = new ArrayList<>();
        for (int run = 0; run < plans.size(); run++) {
            List<String> words = new ArrayList<>(words(form.apart().get(run)));
            words.addAll(environment(form, plans.get(run)));
            lines.add(List.copyOf(words));
        }
        return lines;
    }

    /** Its command lines for people; of runs that queue, each but the first waits for a directory that has no name yet. */
    public List<String> commands(RunForm form, Checked checked) {
        List<String> commands = new ArrayList<>();
        for (List<String> line : checked.lines().isEmpty() ? List.of(words(form)) : checked.lines()) {
            boolean waits = form.course().each() == RunForm.Each.QUEUED && !commands.isEmpty();
            commands.add(Commands.line(line) + (waits ? " --after RUNDIR" : ""));
        }
        return commands;
    }

    /** The command line of a form for one run, as far as it is sound. */
    private List<String> words(RunForm form) {
        List<String> words = new ArrayList<>(form.words());
        options.config().ifPresent(directory -> words.add("--config=" + directory.toAbsolutePath()));
        words.addAll(options.keys());
        return List.copyOf(words);
    }

    /** The command line of a plan that is run as it is, so often and with what else a form says. */
    public List<String> words(Path file, RunPlan plan, RunForm form) throws IOException {
        List<String> words = new ArrayList<>(List.of("run", "--plan=" + file));
        if (form.runs() > 1) {
            words.add("--repeat=" + form.runs());
        }
        if (form.course().tls()) {
            words.add("--tls");
        }
        words.addAll(options.keys());
        words.addAll(environment(form, plan));
        return List.copyOf(words);
    }

    private List<String> environment(RunForm form, RunPlan plan) throws IOException {
        return form.course().environment()
                ? List.of("--environment="
                        + environments.together(
                                plan.systems().stream().map(HostPlan::name).toList()))
                : List.of();
    }

    /** Names of the suites, then programs as {@code program:NAME}. */
    public List<String> suites() {
        return reader.suitesAndPrograms();
    }

    /** The suite of a form that nothing was filled into. */
    public String firstSuite() {
        String standard = RunForm.empty().work().suite();
        List<String> known = suites();
        return known.isEmpty() || known.contains(standard) ? standard : known.get(0);
    }

    /** Names of the worklets of a suite; none when it has problems. */
    public List<String> worklets(String suite) {
        try {
            return reader.outline(suite, false).worklets().stream()
                    .map(WorkletPlan::name)
                    .toList();
        } catch (ConfigProblems found) {
            return List.of();
        }
    }

    /** Checks a form as {@code wattladder validate} does; nothing is started. */
    public Checked check(RunForm form) {
        List<Problem> problems = new ArrayList<>(form.mistakes());
        List<RunPlan> planned = new ArrayList<>();
        List<List<String>> lines = List.of();
        if (problems.isEmpty()) {
            for (RunForm run : form.apart()) {
                try {
                    planned.add(reader.read(run.request()));
                } catch (ConfigProblems found) {
                    problems.addAll(found.problems());
                }
            }
        }
        if (problems.isEmpty()) {
            shared(form, planned).ifPresent(problems::add);
            try {
                lines = lines(form, planned);
            } catch (IOException unknown) {
                problems.add(new Problem("--environment", ExceptionText.of(unknown)));
            }
        }
        return problems.isEmpty()
                ? new Checked(List.of(), planned, lines)
                : new Checked(problems.stream().distinct().toList(), List.of(), List.of());
    }

    /** Runs at the same time cannot share what they would have to wait for. */
    private static Optional<Problem> shared(RunForm form, List<RunPlan> plans) {
        if (form.course().each() != RunForm.Each.TOGETHER || plans.size() < 2) {
            return Optional.empty();
        }
        RunPlan first = plans.get(0);
        return Stream.concat(first.meters().stream(), first.sensors().stream())
                .filter(meter -> !meter.startedLocally())
                .map(meter -> meter.address() + ":" + meter.port())
                .findFirst()
                .or(() -> first.drivers().stream().map(HostPlan::address).findFirst())
                .map(device -> new Problem(
                        "--host", "these runs would all use " + device + "; start them one after the other"));
    }
}
