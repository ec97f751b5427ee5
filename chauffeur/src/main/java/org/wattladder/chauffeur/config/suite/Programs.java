package org.wattladder.chauffeur.config.suite;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.wattladder.model.plan.ComponentPlan;
import org.wattladder.model.plan.HostRole;
import org.wattladder.model.schedule.Curve;
import org.wattladder.model.schedule.Iterations;
import org.wattladder.model.schedule.Ladder;
import org.wattladder.model.schedule.Schedule;
import org.wattladder.model.schedule.Trace;
import org.wattladder.settings.ConfigFolder;
import org.wattladder.settings.ConfigLayers;
import org.wattladder.settings.Key;
import org.wattladder.settings.PlacedValue;
import org.wattladder.settings.SectionFile;
import org.wattladder.settings.SectionValues;
import org.wattladder.settings.problem.Problems;
import org.wattladder.settings.program.ComponentKeys;
import org.wattladder.settings.program.Pace;
import org.wattladder.settings.program.ProgramFile;
import org.wattladder.worklets.api.MemoryNeed;
import org.wattladder.worklets.api.Metric;
import org.wattladder.worklets.api.WorkletDescription;

/** Foreign programs that stand in a suite as {@code program:NAME} instead of a worklet. */
final class Programs {
    private static final String WORKLOAD = "program";

    /** Once to fill caches, then three times. */
    private static final String ONCE = "{schedule: iterations, iterations: {pre: 1, count: 3, post: 0}}";

    private static final Map<Pace, String> WHAT = Map.of(
            Pace.RATE, " is a program, which runs ladders, curves and traces of fixed length only",
            Pace.STDIN, " is a program, which runs ladders, curves and traces of fixed length only",
            Pace.ONCE, " does a fixed piece of work, so give it schedule: iterations",
            Pace.DUTY, " is held at shares of its CPU time, which only a ladder of fixed length asks for");

    private final ConfigFolder files;

    Programs(ConfigLayers config) {
        files = ProgramFile.in(config);
    }

    /**
     * A suite of one program with the lengths and levels of a ladder; empty after a problem was noted.
     *
     * @param program name of its file, or path to one
     */
    Optional<SectionValues> suite(String program, Problems problems) {
        return file(program, "SUITE", problems)
                .flatMap(file -> ProgramFile.read(file, problems))
                .flatMap(file -> SectionFile.parse(
                        program,
                        "title: Foreign program " + file.program().name() + "\nworklets: {" + quoted(program) + ": "
                                + (file.pace() == Pace.ONCE ? ONCE : "{}") + "}\n",
                        SuiteKeys.SECTION,
                        problems));
    }

    /** A file whose name a Director can look for. */
    private Optional<Path> file(String program, String where, Problems problems) {
        Optional<Path> file = files.named(program, where, problems);
        Optional<String> wrong =
                file.map(ProgramFile::name).filter(name -> !name.matches("[A-Za-z0-9][A-Za-z0-9._-]*"));
        wrong.ifPresent(name -> problems.add(
                where, "the name of a program is letters, digits, dots and hyphens, not \"" + name + "\""));
        return wrong.isPresent() ? Optional.empty() : file;
    }

    private static String quoted(String program) {
        return '"' + (ProgramFile.PREFIX + program).replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }

    /** Whether a file says how a program is called, and is no suite. */
    static boolean isProgram(Path file) {
        Problems later = new Problems(); // whoever reads the file notes them
        return SectionFile.text(file, later)
                .filter(text -> text.lines().anyMatch(line -> line.matches("start\\s*:.*"))
                        && text.lines().noneMatch(line -> line.matches("worklets\\s*:.*")))
                .isPresent();
    }

    /** Whether this entry of a suite means a program. */
    static boolean meant(PlacedValue<SectionValues> worklet) {
        return worklet.name().startsWith(ProgramFile.PREFIX);
    }

    /** The program of an entry; empty after a problem was noted. */
    Optional<ProgramFile> find(PlacedValue<SectionValues> worklet, Problems problems) {
        for (Key<?> key : List.of(
                WorkletKeys.PARAMETERS,
                WorkletKeys.CLIENTS,
                WorkletKeys.JVM_OPTIONS,
                WorkletKeys.BESIDE,
                ComponentKeys.ON,
                ComponentKeys.COMPONENTS)) {
            worklet.value()
                    .placed(key)
                    .ifPresent(placed -> problems.add(
                            placed.where(),
                            worklet.name() + " is a program, so " + key.name() + " means nothing; its file says it"));
        }
        return file(worklet.name().substring(ProgramFile.PREFIX.length()), worklet.where(), problems)
                .flatMap(file -> ProgramFile.read(file, problems));
    }

    /** What schedules have to know of a program. */
    static WorkletDescription description(ProgramFile file) {
        return new WorkletDescription(
                file.program().name(),
                WORKLOAD,
                file.title(),
                file.unit(),
                Metric.TRANSACTIONS,
                MemoryNeed.fixed(0),
                List.of());
    }

    /** Notes what a program cannot do. */
    static void check(PlacedValue<SectionValues> worklet, ProgramFile file, Schedule schedule, Problems problems) {
        boolean possible = switch (file.pace()) {
            case RATE, STDIN -> schedule instanceof Ladder || schedule instanceof Curve || schedule instanceof Trace;
            case ONCE -> schedule instanceof Iterations;
            case DUTY -> schedule instanceof Ladder;
        };
        if (!possible) {
            problems.add(worklet.where(), worklet.name() + WHAT.get(file.pace()));
        }
        for (ComponentPlan component : file.components()) {
            if (component.on() != HostRole.SUT) {
                problems.add(worklet.where(), "components of a program are on the system under test");
            }
        }
    }
}
