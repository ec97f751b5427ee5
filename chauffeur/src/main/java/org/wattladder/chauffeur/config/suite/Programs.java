package org.wattladder.chauffeur.config.suite;

import java.util.List;
import java.util.Optional;
import org.wattladder.model.plan.ComponentPlan;
import org.wattladder.model.plan.HostRole;
import org.wattladder.model.schedule.Curve;
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
import org.wattladder.settings.program.ProgramFile;
import org.wattladder.worklets.api.MemoryNeed;
import org.wattladder.worklets.api.Metric;
import org.wattladder.worklets.api.WorkletDescription;

/** Foreign programs that stand in a suite as {@code program:NAME} instead of a worklet. */
final class Programs {
    private static final String WORKLOAD = "program";

    private final ConfigFolder files;

    Programs(ConfigLayers config) {
        files = ProgramFile.in(config);
    }

    /** A suite of one program with the lengths and levels of a ladder; empty after a problem was noted. */
    static Optional<SectionValues> suite(String name, Problems problems) {
        String text = "title: Foreign program " + name.substring(ProgramFile.PREFIX.length()) + "\nworklets: {\"" + name
                + "\": {}}\n";
        return name.matches(ProgramFile.PREFIX + "[A-Za-z0-9][A-Za-z0-9._-]*")
                ? SectionFile.parse(name, text, SuiteKeys.SECTION, problems)
                : unknown(name, problems);
    }

    private static Optional<SectionValues> unknown(String name, Problems problems) {
        problems.add("SUITE", "the name of a program is letters, digits, and hyphens, not \"" + name + "\"");
        return Optional.empty();
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
        return files.find(worklet.name().substring(ProgramFile.PREFIX.length()), worklet.where(), problems)
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
        if (!(schedule instanceof Ladder || schedule instanceof Curve || schedule instanceof Trace)) {
            problems.add(
                    worklet.where(),
                    worklet.name() + " is a program, which runs ladders, curves and traces of fixed length only");
        }
        for (ComponentPlan component : file.components()) {
            if (component.on() != HostRole.SUT) {
                problems.add(worklet.where(), "components of a program are on the system under test");
            }
        }
    }
}
