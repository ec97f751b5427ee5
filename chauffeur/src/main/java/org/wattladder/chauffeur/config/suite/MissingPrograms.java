package org.wattladder.chauffeur.config.suite;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.wattladder.model.plan.Program;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.settings.problem.Problems;
import org.wattladder.settings.program.ProgramFile;

/** What programs of a plan need and this machine lacks. */
public final class MissingPrograms {
    private MissingPrograms() {}

    /** A sentence for each, with the package that brings it; commands are looked for in {@code PATH}. */
    public static List<String> of(RunPlan plan) {
        String path = Optional.ofNullable(System.getenv("PATH")).orElse("");
        return plan.worklets().stream()
                .flatMap(worklet -> worklet.deployments().stream())
                .map(deployment -> deployment.worklet())
                .flatMap(program -> program instanceof Program.Measured measured ? file(measured) : Stream.empty())
                .flatMap(file -> file.missing(path).stream())
                .distinct()
                .toList();
    }

    private static Stream<ProgramFile> file(Program.Measured program) {
        return Stream.of(".yaml", ".yml")
                .map(ending -> Path.of(program.folder()).resolve(program.name() + ending))
                .filter(path -> path.toFile().isFile())
                .limit(1)
                .flatMap(path -> ProgramFile.read(path, new Problems()).stream());
    }
}
