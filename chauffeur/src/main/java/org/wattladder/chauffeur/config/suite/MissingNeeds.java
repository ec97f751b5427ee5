package org.wattladder.chauffeur.config.suite;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.wattladder.model.plan.ComponentPlan;
import org.wattladder.model.plan.Program;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.settings.problem.Problems;
import org.wattladder.settings.program.ProgramFile;
import org.wattladder.worklets.api.WorkletCatalogue;

/** What programs, worklets and their servers need and this machine lacks. */
public final class MissingNeeds {
    private MissingNeeds() {}

    /** A sentence for each, with the package that brings it; commands are looked for in {@code PATH}. */
    public static List<String> of(RunPlan plan, WorkletCatalogue catalogue) {
        return Stream.concat(
                        MemoryNodes.lacking(plan, Path.of("/")).stream(),
                        plan.worklets().stream()
                                .flatMap(worklet -> worklet.deployments().stream())
                                .flatMap(deployment -> deployment.components().stream())
                                .map(ComponentPlan::program)
                                .flatMap(program -> of(program, catalogue))
                                .distinct())
                .toList();
    }

    private static Stream<String> of(Program program, WorkletCatalogue catalogue) {
        if (program instanceof Program.Measured measured) {
            String path = Optional.ofNullable(System.getenv("PATH")).orElse("");
            return file(measured).flatMap(file -> file.missing(path).stream());
        }
        if (program instanceof Program.Foreign server && server.ofWorklet()) {
            return hindrance(server, catalogue).stream();
        }
        return program instanceof Program.Worklet worklet
                ? catalogue.find(worklet.name()).stream()
                        .flatMap(each -> each.libraries().stream())
                        .flatMap(need -> need.missing(worklet.name()).stream())
                : Stream.empty();
    }

    private static Optional<String> hindrance(Program.Foreign server, WorkletCatalogue catalogue) {
        Map<String, String> environment = new HashMap<>(System.getenv());
        server.variables().forEach(variable -> environment.put(variable.name(), variable.value()));
        return server.command().stream()
                .skip(1)
                .findFirst()
                .flatMap(catalogue::serving)
                .flatMap(serving -> serving.hindrance(environment));
    }

    private static Stream<ProgramFile> file(Program.Measured program) {
        return Stream.of(".yaml", ".yml")
                .map(ending -> Path.of(program.folder()).resolve(program.name() + ending))
                .filter(path -> path.toFile().isFile())
                .limit(1)
                .flatMap(path -> ProgramFile.read(path, new Problems()).stream());
    }
}
