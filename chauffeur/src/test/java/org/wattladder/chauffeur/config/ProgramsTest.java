package org.wattladder.chauffeur.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wattladder.model.plan.ClientLayout;
import org.wattladder.model.plan.ComponentPlan;
import org.wattladder.model.plan.Program;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.plan.Setting;
import org.wattladder.model.plan.WorkDigest;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.schedule.Iterations;

class ProgramsTest {
    private static final String FILE = """
            title: a toy
            unit: brick
            start: [toy, "{rate}"]
            unpaced: [toy]
            count: {lines: '^total (?<total>\\d+)$'}
            users: 3
            cpus: 0-1
            components:
              store:
                command: [store, --new]
                ready: end
            """;

    @TempDir
    private Path folder;

    private ConfigTree tree() {
        return new ConfigTree(folder).file("programs/toy.yaml", FILE);
    }

    @Test
    void shouldRunAProgramByNameAsASuiteOfItsOwn() throws ConfigProblems {
        RunPlan plan = tree().read(PlanRequest.of("program:toy"));
        assertThat(plan.suite().name()).isEqualTo("toy");
        WorkletPlan worklet = plan.worklets().get(0);
        assertThat(worklet.name()).isEqualTo("toy");
        assertThat(worklet.deployment().components())
                .extracting(ComponentPlan::role)
                .containsExactly("store", "worklet");
        Program.Driving program = worklet.deployment().worklet();
        assertThat(program.clients()).isEqualTo(new ClientLayout(ClientLayout.Unit.HOST, 3, 0, "0-1"));
        assertThat(program.parameters()).extracting(Setting::name).containsExactly("file", "pace", "start", "unpaced");
        assertThat(program.parameters()).contains(new Setting("start", "toy {rate}"));
        WorkletPlan other = new ConfigTree(folder)
                .file("programs/toy.yaml", FILE + "# more\n")
                .read(PlanRequest.of("program:toy"))
                .worklets()
                .get(0);
        assertThat(WorkDigest.of(other)).as("compare sees another file").isNotEqualTo(WorkDigest.of(worklet));
    }

    @Test
    void shouldLeaveAProgramTimeToSettleInARehearsal() throws ConfigProblems {
        RunPlan quick = tree().read(PlanRequest.of("program:toy").quickly());
        assertThat(quick.worklets()
                        .get(0)
                        .schedule()
                        .foreseen()
                        .get(1)
                        .lengths()
                        .pre())
                .isEqualTo(Duration.ofSeconds(3));
    }

    @Test
    void shouldRunAProgramBesideWorkletsOfASuiteAndKeepItInItsPlan() throws ConfigProblems {
        RunPlan plan = tree().suite("""
                        title: t
                        worklets:
                          lu:
                          program:toy: {copies: 2, ladder: {levels: [50]}}
                        """).plan();
        assertThat(plan.worklets()).extracting(WorkletPlan::name).containsExactly("lu", "toy");
        assertThat(plan.worklets().get(1).deployment().copies()).isEqualTo(2);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                            program:tay: {} | suites/s.yaml:3:3: there is no program "tay" in programs; did you mean "toy"?
                            program:toy: {clients: host} | suites/s.yaml:3:17: program:toy is a program, so clients means nothing; its file says it
                            program:toy: {schedule: search} | suites/s.yaml:3:3: program:toy is a program, which runs ladders, curves and traces of fixed length only
                    """)
    void shouldSayWhatASuiteCannotAskOfAProgram(String entry, String sentence) {
        assertThat(tree().suite("title: t\nworklets:\n  " + entry + "\n").problems())
                .containsExactly(sentence);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                            unit: brick | unti: brick | programs/toy.yaml:2:1: unknown setting "unti"; did you mean "unit"?
                            (?<total>   | (?<sum>     | programs/toy.yaml:5:16: count.lines must be a regular expression with (?<perSecond>...) or (?<units>...) or (?<total>...), not "^total (?<sum>\\d+)$"
                            {lines:     | {final: '(?<total>x)', lines: | programs/toy.yaml: count must have one of lines, final, json-pointer, openmetrics
                            unpaced:    | search: [] # | programs/toy.yaml: unpaced must be given with pace: rate
                            users: 3    | pace: stdin | programs/toy.yaml:4:1: unpaced means nothing with pace: stdin, for the program answers
                            users: 3    | pace: stdin | programs/toy.yaml: start has no {rate} with pace: stdin, for the program reads its rate while it runs
                            users: 3    | period: 50ms | programs/toy.yaml:6:1: period means nothing with pace: rate, which holds a rate
                            users: 3    | pace: once | programs/toy.yaml: start has no {rate} with pace: once
                            users: 3    | pace: once | programs/toy.yaml:5:9: lines means nothing with pace: once, which does all of its work at full speed
                            users: 3    | pace: duty | programs/toy.yaml:4:1: unpaced means nothing with pace: duty, which starts the same command at every level
                            users: 3    | figures: {a: {unit: x}} | programs/toy.yaml:6:11: figure a must have one of lines, json-pointer and openmetrics
                            users: 3    | figures: {collections: {lines: '(?<value>x)'}} | programs/toy.yaml:6:11: figure collections has the name of a figure of every client; choose another name
                            users: 3    | figures: {Cache Hits: {lines: '(?<value>x)'}} | programs/toy.yaml:6:11: the name of a figure is lower case words joined by hyphens, not Cache Hits
                            users: 3    | figures: {a: {json-pointer: /a}} | programs/toy.yaml: json-pointer needs json, the file that the program writes
                            {lines:     | {openmetrics: 'bricks total', lines: | programs/toy.yaml:5:22: count.openmetrics must be a metric, such as requests_total or requests_total{code="200"}, not "bricks total"
                            users: 3    | metrics: "ftp://{server}" | programs/toy.yaml:6:10: metrics must be an address that begins with http://, not "ftp://{server}"
                            unit: brick | unit: Brick | programs/toy.yaml:2:7: unit must be a word of lower case letters, not Brick
                    """)
    void shouldSayWhatIsWrongWithAFile(String right, String wrong, String sentence) {
        List<String> problems = new ConfigTree(folder)
                .file("programs/toy.yaml", FILE.replace(right, wrong))
                .problems(PlanRequest.of("program:toy"));
        assertThat(problems).contains(sentence);
    }

    private static final String ONCE = """
            title: a toy
            unit: brick
            pace: once
            start: [toy]
            count: {work: 7}
            """;

    private static final String DUTY = """
            title: a toy
            unit: cpu-millisecond
            pace: duty
            start: [toy]
            """;

    @Test
    void shouldRunAFixedPieceOfWorkInIterations() throws ConfigProblems {
        ConfigTree tree = new ConfigTree(folder).file("programs/toy.yaml", ONCE);
        WorkletPlan worklet =
                tree.read(PlanRequest.of("program:toy")).worklets().get(0);
        assertThat(worklet.schedule()).isInstanceOf(Iterations.class);
        assertThat(worklet.deployment().worklet().runsOnce()).isTrue();
        assertThat(tree.suite("title: t\nworklets:\n  program:toy: {}\n").problems())
                .containsExactly(
                        "suites/s.yaml:3:3: program:toy does a fixed piece of work, so give it schedule: iterations");
    }

    @Test
    void shouldHoldAProgramAtSharesOfItsProcessorTime() throws ConfigProblems {
        ConfigTree tree = new ConfigTree(folder).file("programs/toy.yaml", DUTY);
        WorkletPlan worklet =
                tree.read(PlanRequest.of("program:toy")).worklets().get(0);
        assertThat(worklet.dutyCycled()).isTrue();
        assertThat(tree.suite("title: t\nworklets:\n  program:toy: {schedule: iterations}\n")
                        .problems())
                .containsExactly(
                        "suites/s.yaml:3:3: program:toy is held at shares of its CPU time, which only a ladder of"
                                + " fixed length asks for");
        assertThat(new ConfigTree(folder)
                        .file("programs/toy.yaml", DUTY.replace("cpu-millisecond", "brick"))
                        .problems(PlanRequest.of("program:toy")))
                .containsExactly(
                        "programs/toy.yaml: without count, CPU time is what counts, so unit must be cpu-millisecond");
    }

    /** A file elsewhere is as good as one in config/programs, by its path alone or with the word before it. */
    @Test
    void shouldRunAProgramByThePathOfItsFile() throws ConfigProblems {
        ConfigTree tree = tree().file("else where/toy-2.1.yml", FILE);
        Path file = folder.resolve("else where/toy-2.1.yml");
        for (String name : List.of(file.toString(), "program:" + file)) {
            RunPlan plan = tree.read(PlanRequest.of(name));
            assertThat(plan.suite().name()).isEqualTo("toy-2.1");
            Program.Measured program =
                    (Program.Measured) plan.worklets().get(0).deployment().worklet();
            assertThat(program.folder()).isEqualTo(file.getParent().toString());
        }
    }

    @Test
    void shouldNameTheNearestProgram() {
        assertThat(tree().file("programs/a \"toy\".yaml", FILE)
                        .problems(PlanRequest.of(
                                folder.resolve("programs/a \"toy\".yaml").toString())))
                .containsExactly(
                        "SUITE: the name of a program is letters, digits, dots and hyphens, not \"a \"toy\"\"");
        assertThat(tree().problems(PlanRequest.of("program:../toy"))).containsExactly("../toy: does not exist");
        assertThat(tree().problems(PlanRequest.of("program:toi")).get(0)).contains("did you mean \"toy\"?");
    }
}
