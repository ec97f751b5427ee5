package org.wattladder.chauffeur.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wattladder.model.archive.Sha256;
import org.wattladder.model.interval.IntervalLengths;
import org.wattladder.model.meter.MeterSource;
import org.wattladder.model.plan.ClientLayout;
import org.wattladder.model.plan.MeterPlan;
import org.wattladder.model.plan.Reference;
import org.wattladder.model.plan.ReferenceWorklet;
import org.wattladder.model.plan.RunMode;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.plan.Setting;
import org.wattladder.model.plan.WorkDigest;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.result.MeterFacts.Quantity;
import org.wattladder.model.schedule.CalibrationUse;
import org.wattladder.model.schedule.Idle;
import org.wattladder.model.schedule.Ladder;
import org.wattladder.reporter.system.sert.PartialSuite;
import org.wattladder.settings.ConfigLayers;
import org.wattladder.settings.problem.Problems;
import org.wattladder.settings.program.ProgramFile;
import org.wattladder.worklets.api.WorkletCatalogue;

class ShippedFilesTest {
    private static final Path CONFIG = Path.of("../config");
    private static final PlanReader READER = new PlanReader(ConfigLayers.of(CONFIG), WorkletCatalogue.load(), "here");

    static List<String> suites() {
        return READER.suites();
    }

    static List<String> meterFiles() {
        return READER.meterFiles();
    }

    static List<String> clientFiles() {
        return ConfigLayers.of(CONFIG).folder("clients", "").names();
    }

    @ParameterizedTest
    @MethodSource("suites")
    void shouldReadEveryShippedSuiteInFullAndQuick(String suite) throws ConfigProblems, IOException {
        PlanRequest request = ShippedConfig.request(suite, List.of());
        assertThat(READER.read(request).suite().mode())
                .isEqualTo(suite.equals("rating") ? RunMode.RATING : RunMode.RESEARCH);
        assertThat(READER.read(request.quickly()).suite().mode()).isEqualTo(RunMode.REHEARSAL);
        assertThat(READER.read(request).suite().changes()).isEmpty();
        RunPlan quick = READER.read(request.quickly());
        assertThat(quick.atMost()).isLessThanOrEqualTo(Duration.ofMinutes(quick.isKnown() ? 9 : 15));
    }

    @ParameterizedTest
    @MethodSource("meterFiles")
    void shouldReadEveryShippedMetersFile(String name) throws ConfigProblems {
        assertThat(MeterSource.namesOf(Quantity.POWER)).doesNotContain(name);
        RunPlan plan = READER.read(new PlanRequest(
                "rating", false, List.of(), List.of(), List.of(), List.of(name), List.of(), OptionalLong.empty()));
        assertThat(plan.meters()).isNotEmpty();
    }

    @ParameterizedTest
    @MethodSource("clientFiles")
    void shouldReadEveryShippedClientsFile(String name, @TempDir Path folder) throws Exception {
        Path suite = folder.resolve("one.yaml");
        Files.writeString(
                suite,
                "title: one\nworklets:\n  " + (name.equals("device") ? "random" : "lu") + ":\n    clients: " + name
                        + "\n");
        ClientLayout layout =
                READER.read(PlanRequest.of(suite.toString())).worklets().get(0).clients();
        assertThat(layout.per().name()).isEqualToIgnoringCase(name);
    }

    @Test
    void shouldReadEveryShippedProgram() throws ConfigProblems {
        assertThat(READER.programs())
                .contains(
                        "fio-randread",
                        "nginx",
                        "pgbench",
                        "redis",
                        "sysbench-cpu",
                        "7z",
                        "hpcc",
                        "jmh",
                        "native-triad",
                        "openssl-speed",
                        "stream",
                        "stress-ng");
        for (String program : READER.programs()) {
            assertThat(READER.read(PlanRequest.of("program:" + program).quickly())
                            .worklets())
                    .hasSize(1);
        }
    }

    /** Distributions ship versions of many years. */
    @ParameterizedTest
    @CsvSource(delimiter = '~', textBlock = """
            stress-ng     ~ stress-ng: metrc: [4711] cpu               13959     10.00      3.99      0.21
            stress-ng     ~ stress-ng: info:  [4711] cpu               13959     10.00      3.99      0.21
            openssl-speed ~ +R:13959:AES-256-GCM:10.000000
            openssl-speed ~ +R:13959:aes-256-gcm:10.000000
            """)
    void shouldCountWhatEachVersionOfAProgramPrints(String program, String line) throws IOException {
        Matcher pattern = Pattern.compile("final: '(.*)'")
                .matcher(Files.readString(Path.of("../config/programs", program + ".yaml")));
        assertThat(pattern.find()).isTrue();
        Matcher told = Pattern.compile(pattern.group(1)).matcher(line);
        assertThat(told.find()).isTrue();
        assertThat(told.group(1)).isEqualTo("13959");
    }

    /** Those that only stand on the page of programs, each headed by its name. */
    @Test
    void shouldReadEveryProgramFileOfTheDocumentation(@TempDir Path folder) throws Exception {
        Matcher files = Pattern.compile("(?s)```yaml\n# ([a-z0-9]+\\.yaml): .*?```")
                .matcher(Files.readString(Path.of("../docs/programs.md")));
        List<String> names = new ArrayList<>();
        Path programs = Files.createDirectories(folder.resolve("programs"));
        while (files.find()) {
            names.add(files.group(1));
            Path file = programs.resolve(files.group(1));
            Files.writeString(file, files.group().replaceAll("```(yaml\n)?", ""));
            Problems problems = new Problems();
            assertThat(ProgramFile.read(file, problems))
                    .as(problems.found().toString())
                    .isPresent();
        }
        assertThat(names).containsExactly("dacapo.yaml", "renaissance.yaml", "wrk2.yaml", "vegeta.yaml", "k6.yaml");
    }

    @Test
    void shouldShipSuitesMetersAndClients() {
        assertThat(suites()).contains("rating", "harness");
        assertThat(meterFiles()).contains("local", "lab");
        assertThat(clientFiles()).contains("core", "device", "host", "numa", "socket", "thread");
    }

    @Test
    void shouldGiveTheRatingTheLengthsOfThePaper() throws ConfigProblems {
        RunPlan plan = READER.read(PlanRequest.of("rating"));
        assertThat(plan.worklets()).extracting(WorkletPlan::name).containsExactlyElementsOf(PartialSuite.RATING);
        Duration edge = Duration.ofSeconds(15);
        Duration recording = Duration.ofMinutes(2);
        IntervalLengths level = new IntervalLengths(Duration.ofSeconds(10), edge, recording, edge);
        assertThat(plan.worklets().get(0).schedule())
                .isEqualTo(new Ladder(
                        Duration.ofSeconds(30),
                        2,
                        CalibrationUse.MEAN,
                        new IntervalLengths(Duration.ZERO, edge, recording, edge),
                        List.of(100.0, 67.0, 33.0),
                        level));
        assertThat(plan.worklets().get(plan.worklets().size() - 1).schedule()).isEqualTo(new Idle(level));
        assertThat(plan.worklets().get(0).clients()).isEqualTo(new ClientLayout(ClientLayout.Unit.CORE, 0, 0));
    }

    @Test
    void shouldClimbTheWholePowerLadderAndThenIdle() throws ConfigProblems {
        RunPlan plan = READER.read(PlanRequest.of("power-ladder"));
        assertThat(plan.suite().system()).isEqualTo("ladder");
        assertThat(plan.worklets()).extracting(WorkletPlan::name).containsExactly("cssj", "idle");
        Ladder ladder = (Ladder) plan.worklets().get(0).schedule();
        assertThat(ladder.levelsPercent()).containsExactly(100.0, 90.0, 80.0, 70.0, 60.0, 50.0, 40.0, 30.0, 20.0, 10.0);
        assertThat(ladder.calibrationIntervals()).isEqualTo(3);
        assertThat(ladder.calibrationUse()).isEqualTo(CalibrationUse.LAST_TWO);
        assertThat(plan.worklets().get(1).schedule()).isEqualTo(new Idle(ladder.level()));
    }

    /** Scores of years stand against it; other figures are a unit of another name. */
    @Test
    void shouldNeverChangeTheUnit() throws IOException {
        assertThat(Sha256.of(Files.readAllBytes(CONFIG.resolve("references/server-2025.yaml"))))
                .isEqualTo("45a9a903bf87d9629adf99f6d1dd8cf84c40799e9e92b6f883982ed201677cb6");
    }

    /** A changed parameter makes other work, which the unit knows nothing of. */
    @ParameterizedTest
    @ValueSource(strings = {"rating", "power-ladder"})
    void shouldHaveAUnitForEveryLevelOfTheScoredSuites(String suite) throws ConfigProblems {
        RunPlan plan = READER.read(PlanRequest.of(suite));
        Reference unit = plan.score().reference();
        assertThat(unit.name()).isEqualTo("server-2025");
        assertThat(unit.tier()).isEmpty();
        List<WorkletPlan> working = plan.worklets().stream()
                .filter(worklet -> !(worklet.schedule() instanceof Idle))
                .toList();
        assertThat(working).isNotEmpty().allSatisfy(worklet -> {
            ReferenceWorklet known = unit.worklet(worklet.name()).orElseThrow();
            assertThat(known.work()).isEqualTo(WorkDigest.of(worklet));
            assertThat(worklet.schedule().foreseen())
                    .filteredOn(interval -> interval.loadPercent().isPresent())
                    .isNotEmpty()
                    .allSatisfy(interval -> assertThat(known.performancePerWatt(
                                    interval.loadPercent().getAsDouble()))
                            .isPresent());
        });
    }

    /** Ratios stand against it; a better measurement is a file of another name. */
    @Test
    void shouldNeverChangeTheMachineThatRatiosStandAgainst() throws IOException {
        assertThat(Sha256.of(Files.readAllBytes(CONFIG.resolve("references/two-virtual-cpus.yaml"))))
                .isEqualTo("d57a069f14fc3dc2312ddd615d802584a8a53b01f04bbc64b34f035075d5de78");
    }

    @Test
    void shouldKnowTheWorkOfEveryKernelOfCpuRatios() throws ConfigProblems {
        RunPlan plan = READER.read(PlanRequest.of("cpu-ratios"));
        Reference machine = plan.score().reference();
        assertThat(machine.name()).isEqualTo("two-virtual-cpus");
        assertThat(machine.isDefinition()).isFalse();
        assertThat(plan.worklets())
                .filteredOn(worklet -> !(worklet.schedule() instanceof Idle))
                .hasSize(48)
                .allSatisfy(worklet -> {
                    ReferenceWorklet known = machine.worklet(worklet.name()).orElseThrow();
                    assertThat(known.work()).isEqualTo(WorkDigest.of(worklet));
                    assertThat(known.performancePerWatt(100)).isPresent();
                });
    }

    @Test
    void shouldGiveStorageWorkletsTheUsersFilesAndWarmUpOfThePaper() throws ConfigProblems {
        List<WorkletPlan> storage = READER.read(PlanRequest.of("rating")).worklets().stream()
                .filter(worklet -> worklet.workload().equals("storage"))
                .toList();
        assertThat(storage).extracting(WorkletPlan::name).containsExactly("sequential", "random", "mixed");
        assertThat(storage).isNotEmpty().allSatisfy(worklet -> {
            assertThat(worklet.clients()).isEqualTo(new ClientLayout(ClientLayout.Unit.DEVICE, 4, 0));
            assertThat(((Ladder) worklet.schedule()).warmUp()).isEqualTo(Duration.ofMinutes(2));
            assertThat(worklet.parameters()).contains(new Setting("files", "2"), new Setting("file-mebibytes", "1024"));
        });
    }

    @Test
    void shouldSayTheSameInCoreYamlAsWhenNothingIsSaid(@TempDir Path folder) throws Exception {
        Path suite = folder.resolve("bare.yaml");
        Files.writeString(suite, "title: bare\nworklets:\n  crypto-aes:\n  lu:\n  idle:\n");
        PlanReader few = new PlanReader(
                ConfigLayers.of(ShippedConfig.copy(folder, List.of("crypto-aes", "lu", "idle"))),
                WorkletCatalogue.load(),
                "here");
        assertThat(READER.read(PlanRequest.of(suite.toString())).worklets())
                .isEqualTo(few.read(PlanRequest.of("rating")).worklets());
    }

    @Test
    void shouldMeanTheLocalFileWhenNoMeterIsNamed() throws ConfigProblems {
        RunPlan plan = READER.read(PlanRequest.of("rating"));
        assertThat(plan.meters()).containsExactly(MeterPlan.of("power", "127.0.0.1", 0, "auto", List.of(), 1000));
        RunPlan named = READER.read(new PlanRequest(
                "rating", false, List.of(), List.of(), List.of(), List.of("local"), List.of(), OptionalLong.empty()));
        assertThat(named).isEqualTo(plan);
    }
}
