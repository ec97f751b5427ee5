package org.wattladder.chauffeur.config;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.wattladder.chauffeur.config.change.ExpectedDuration;
import org.wattladder.chauffeur.config.change.OnlyLevels;
import org.wattladder.chauffeur.config.change.OnlyWorklets;
import org.wattladder.chauffeur.config.change.QuickData;
import org.wattladder.chauffeur.config.change.QuickGuests;
import org.wattladder.chauffeur.config.change.QuickLengths;
import org.wattladder.chauffeur.config.change.QuickPrograms;
import org.wattladder.chauffeur.config.meter.DoubleCounting;
import org.wattladder.chauffeur.config.meter.HostOptions;
import org.wattladder.chauffeur.config.meter.MeterOptions;
import org.wattladder.chauffeur.config.meter.MeterSet;
import org.wattladder.chauffeur.config.meter.RangingPasses;
import org.wattladder.chauffeur.config.score.ScoreReader;
import org.wattladder.chauffeur.config.storage.StorageOptions;
import org.wattladder.chauffeur.config.suite.SuiteReader;
import org.wattladder.model.plan.HostPlan;
import org.wattladder.model.plan.HostRole;
import org.wattladder.model.plan.Reference;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.settings.ConfigFolder;
import org.wattladder.settings.ConfigLayers;
import org.wattladder.settings.PercentText;
import org.wattladder.settings.problem.Problems;
import org.wattladder.settings.program.ProgramFile;
import org.wattladder.worklets.api.WorkletCatalogue;

/** Reads files and options into a plan. Connects to nothing and starts nothing. */
public final class PlanReader {
    /** Addresses for documentation, RFC 5737. */
    private static final String SYSTEM_OF_NOBODY = "192.0.2.1:7420";

    private static final String DRIVER_OF_NOBODY = "192.0.2.2:7420";

    private final SuiteReader suites;
    private final ScoreReader scores;
    private final MeterOptions meters;
    private final WorkletCatalogue catalogue;
    private final ConfigFolder programs;
    private final String localName;

    /** Reads from this directory, which holds {@code suites}, {@code programs}, {@code clients}, {@code meters} and
     * {@code references}. */
    public PlanReader(Path configDirectory, WorkletCatalogue catalogue) {
        this(ConfigLayers.of(configDirectory), catalogue);
    }

    /** Reads from these directories. */
    public PlanReader(ConfigLayers config, WorkletCatalogue catalogue) {
        this(config, catalogue, LocalName.read());
    }

    PlanReader(ConfigLayers config, WorkletCatalogue catalogue, String localName) {
        this.suites = new SuiteReader(config, catalogue);
        this.scores = new ScoreReader(config);
        this.meters = new MeterOptions(config);
        this.catalogue = catalogue;
        this.programs = ProgramFile.in(config);
        this.localName = localName;
    }

    /**
     * The hosts that these {@code --host} options name, or this machine when there is none.
     *
     * @throws ConfigProblems with all problems together
     */
    public static List<HostPlan> hosts(List<String> options) throws ConfigProblems {
        Problems problems = new Problems();
        List<HostPlan> hosts = HostOptions.read(options, List.of(), LocalName.read(), problems);
        refuse(problems);
        return hosts;
    }

    /** Names of the suites in the configuration directory, in order. */
    public List<String> suites() {
        return suites.names();
    }

    /** All that a run can be of: suites, then programs as {@code program:NAME}. */
    public List<String> suitesAndPrograms() {
        return Stream.concat(suites().stream(), programs().stream().map(name -> ProgramFile.PREFIX + name))
                .toList();
    }

    /** Names of the program files in the configuration directory, in order. */
    public List<String> programs() {
        return programs.names();
    }

    /**
     * What the file of this program says.
     *
     * @throws ConfigProblems with all problems together
     */
    public ProgramFile program(String name) throws ConfigProblems {
        Problems problems = new Problems();
        Optional<ProgramFile> file =
                programs.find(name, "PROGRAM", problems).flatMap(path -> ProgramFile.read(path, problems));
        refuse(problems);
        return file.orElseThrow();
    }

    /** Names of the meters files in the configuration directory, in order. */
    public List<String> meterFiles() {
        return meters.names();
    }

    /**
     * A suite as its file says, to be listed: where it needs hosts of its own, they have addresses that nobody has.
     *
     * @param quick whether lengths are scaled down
     * @throws ConfigProblems with every problem of its file
     */
    public RunPlan outline(String suite, boolean quick) throws ConfigProblems {
        boolean driven = suites.read(suite, new Problems()).stream()
                .flatMap(found -> found.plan().worklets().stream())
                .anyMatch(worklet -> worklet.deployment().uses(HostRole.DRIVER));
        PlanRequest request =
                driven ? PlanRequest.of(suite).on(SYSTEM_OF_NOBODY, DRIVER_OF_NOBODY) : PlanRequest.of(suite);
        return read(quick ? request.quickly() : request);
    }

    /**
     * The plan that this request asks for: worklets and levels are chosen first, then lengths are scaled.
     *
     * @throws ConfigProblems with every problem of every file and option
     */
    public RunPlan read(PlanRequest request) throws ConfigProblems {
        Problems problems = new Problems();
        return read(request, suites.read(request.suite(), problems), problems);
    }

    /**
     * The plan that this request asks for of a suite that has no file.
     *
     * @param suite empty after a problem was noted
     * @param problems so far
     * @throws ConfigProblems with every problem of every file and option
     */
    public RunPlan read(PlanRequest request, Optional<SuiteReader.Suite> suite, Problems problems)
            throws ConfigProblems {
        checkLevels(request.levels(), problems);
        List<HostPlan> hosts = StorageOptions.apply(
                HostOptions.read(request.hosts(), request.drivers(), localName, problems),
                request.storage(),
                suite.map(SuiteReader.Suite::storage).orElse(List.of()),
                request.keepFiles(),
                problems);
        MeterSet devices = meters.read(
                request.meters(),
                request.sensors(),
                hosts.stream()
                        .filter(host -> host.role() == HostRole.SUT)
                        .map(HostPlan::name)
                        .toList(),
                problems);
        Optional<RunPlan> plan = suite.map(found -> OnlyWorklets.apply(
                found.plan()
                        .with(request.seed().orElse(found.plan().seed()))
                        .on(hosts)
                        .withMeters(devices.meters(), devices.sensors()),
                request.only(),
                problems));
        Optional<Reference> reference =
                request.reference().flatMap(name -> scores.named(name, "--reference", problems));
        plan.ifPresent(read -> Drivers.check(read, problems));
        plan.ifPresent(read -> RangingPasses.check(read, problems));
        DoubleCounting.check(devices.meters(), problems);
        refuse(problems);
        RunPlan chosen = chosen(against(reference, plan.orElseThrow()), request);
        IneffectiveSettings.check(request, chosen, devices, catalogue, problems);
        refuse(problems);
        return chosen;
    }

    private static void refuse(Problems problems) throws ConfigProblems {
        if (!problems.found().isEmpty()) {
            throw new ConfigProblems(problems.found());
        }
    }

    private static RunPlan against(Optional<Reference> reference, RunPlan plan) {
        return reference.map(other -> plan.with(plan.score().against(other))).orElse(plan);
    }

    private RunPlan chosen(RunPlan plan, PlanRequest request) {
        RunPlan atLevels = OnlyLevels.apply(plan, request.levels());
        return request.quick()
                ? QuickLengths.apply(
                        QuickGuests.apply(QuickPrograms.apply(QuickData.apply(atLevels, catalogue))),
                        ExpectedDuration.of(atLevels))
                : atLevels;
    }

    private static void checkLevels(List<Double> levels, Problems problems) {
        levels.stream()
                .filter(level -> !(level >= PercentText.LEAST && level <= 100))
                .forEach(level ->
                        problems.add("--levels", "a level must be a percentage from 0.001 to 100, not " + level));
        if (new HashSet<>(levels).size() < levels.size()) {
            problems.add("--levels", "a level is named twice");
        }
    }
}
