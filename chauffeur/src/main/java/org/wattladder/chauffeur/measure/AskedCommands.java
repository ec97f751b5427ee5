package org.wattladder.chauffeur.measure;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.wattladder.chauffeur.config.suite.SuiteReader;
import org.wattladder.model.plan.DeploymentPlan;
import org.wattladder.model.plan.DisturbancePolicy;
import org.wattladder.model.plan.PlannedSuite;
import org.wattladder.model.plan.RunMode;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.plan.ScorePlan;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.schedule.Turns;
import org.wattladder.model.text.Message;
import org.wattladder.settings.Kinds;
import org.wattladder.settings.problem.Problems;
import org.wattladder.settings.program.ProgramFile;
import org.wattladder.worklets.api.Metric;
import tools.jackson.databind.json.JsonMapper;

/**
 * What {@code wattladder measure} was asked to measure.
 *
 * @param commands in the order of the command line, at least one
 * @param directory where they run; empty for a fresh folder, as on another machine
 * @param input file on their standard input
 * @param prepare command that runs before each window
 * @param exitCode that all of them end with; empty when any will do
 * @param told units that they tell
 * @param attached process that is looked at instead, while the only command takes its time
 */
public record AskedCommands(
        List<NamedCommand> commands,
        Optional<Path> directory,
        Path input,
        Optional<List<String>> prepare,
        Optional<Integer> exitCode,
        List<Told> told,
        Optional<RunningProcess> attached) {
    /** The suite and its only worklet. */
    public static final String NAME = "measure";

    private static final long SEED = 1;

    public AskedCommands {
        commands = List.copyOf(commands);
        told = List.copyOf(told);
    }

    /**
     * Sees that a plan can carry every word.
     *
     * @throws IOException with a sentence, if it cannot
     */
    public void check() throws IOException {
        Stream<String> words = commands.stream().flatMap(command -> command.words().stream());
        if (!Stream.concat(words, prepare.stream().flatMap(List::stream)).allMatch(Kinds::isArgument)) {
            throw new IOException("an argument of a command is longer than " + Kinds.LONGEST_ARGUMENT
                    + " characters or has a control character; put the command into a script");
        }
        if (names().stream().anyMatch(String::isBlank)) {
            throw new IOException("--name is empty; leave it out, and the command is its name");
        }
    }

    /**
     * The suite that runs them in turn; empty after a problem was noted.
     *
     * @param changes what options say of it
     */
    public Optional<SuiteReader.Suite> suite(Turns schedule, List<Message> changes, Problems problems) {
        return ProgramFile.inline(NAME, text(), problems)
                .map(file -> new SuiteReader.Suite(
                        new RunPlan(
                                new PlannedSuite(NAME, file.title(), RunMode.RESEARCH, changes, NAME),
                                SEED,
                                List.of(new WorkletPlan(
                                        NAME,
                                        "program",
                                        Metric.TRANSACTIONS,
                                        DeploymentPlan.alone(file.program()),
                                        schedule)),
                                List.of(),
                                List.of(),
                                List.of(),
                                ScorePlan.standard(),
                                DisturbancePolicy.STRICT),
                        List.of()));
    }

    /** Names of the commands, in order. */
    public List<String> names() {
        return commands.stream().map(NamedCommand::name).toList();
    }

    /** As a program file says it; JSON is YAML, too. */
    private String text() {
        Map<String, Object> file = new LinkedHashMap<>();
        file.put("title", title());
        file.put("unit", "execution");
        file.put("pace", "once");
        file.put("start", commands.get(0).words());
        Map<String, List<String>> several = new LinkedHashMap<>();
        commands.forEach(command -> several.put(command.name(), command.words()));
        file.put("commands", several);
        attached.ifPresent(process -> file.put("attached", process.attached().text()));
        prepare.ifPresent(words -> file.put("prepare", words));
        directory.ifPresent(folder -> file.put("directory", folder.toString()));
        file.put("input", input.toString());
        file.put("most-disk", "unlimited");
        file.put("count", Map.of("work", 1));
        file.put("check", Map.of("exit", exitCode.map(code -> (Object) code).orElse("any")));
        if (!told.isEmpty()) {
            Map<String, Object> figures = new LinkedHashMap<>();
            told.forEach(each -> figures.put(each.unit(), Map.of(each.key(), each.pattern())));
            told.stream()
                    .flatMap(each -> each.endpoint().stream())
                    .findFirst()
                    .ifPresent(at -> file.put("metrics", at));
            file.put("figures", figures);
        }
        return JsonMapper.shared().writeValueAsString(file);
    }

    private String title() {
        String all = String.join(" | ", names());
        return all.length() <= 120 ? all : all.substring(0, 119) + "…";
    }
}
