package org.wattladder.console.screen;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.wattladder.console.start.RunForm;
import org.wattladder.settings.problem.Problem;

/**
 * The form of a new run.
 *
 * @param filled what was filled in
 * @param suites to choose from
 * @param worklets of the chosen suite
 * @param problems of what was filled in
 * @param planned what it would do; empty when there are problems
 * @param commands that do the same
 * @param conflicting runs that measure or wait for the same machines
 * @param refusal what the run said when it refused to start; empty when it did not
 */
public record RunFormView(
        RunForm filled,
        List<String> suites,
        List<String> worklets,
        List<Problem> problems,
        Optional<PlannedRun> planned,
        List<String> commands,
        List<RunLine> conflicting,
        String refusal) {
    private static final Map<String, String> FIELDS = Map.ofEntries(
            Map.entry("--only", "only"),
            Map.entry("--levels", "levels"),
            Map.entry("--host", "hosts"),
            Map.entry("--driver", "drivers"),
            Map.entry("--meter", "meters"),
            Map.entry("--sensor", "sensors"),
            Map.entry("--storage", "storage"),
            Map.entry("--seed", "seed"),
            Map.entry("--reference", "reference"),
            Map.entry("--repeat", "repeat"),
            Map.entry("--environment", "environment"));

    public RunFormView {
        suites = List.copyOf(suites);
        worklets = List.copyOf(worklets);
        commands = List.copyOf(commands);
        problems = List.copyOf(problems);
        conflicting = List.copyOf(conflicting);
    }

    /** Whether it cannot be started as it is. */
    public boolean wrong() {
        return !problems.isEmpty();
    }

    /** What is wrong with a field; of none with a name, what belongs to no field. */
    public List<Problem> of(String field) {
        return problems.stream().filter(problem -> field(problem).equals(field)).toList();
    }

    /** Where the page says it, for a part of the page that is replaced. */
    public static String problemPlaces() {
        return FIELDS.values().stream().map(field -> "#" + field + "-problem").collect(Collectors.joining(","));
    }

    private static String field(Problem problem) {
        return FIELDS.getOrDefault(problem.where().split("[ :=]", 2)[0], "");
    }

    /** Whether a worklet was chosen. */
    public boolean chosen(String worklet) {
        return filled.work().only().contains(worklet);
    }
}
