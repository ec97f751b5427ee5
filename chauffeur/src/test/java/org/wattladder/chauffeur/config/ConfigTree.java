package org.wattladder.chauffeur.config;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalLong;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.settings.ConfigLayers;
import org.wattladder.settings.problem.Problem;

/** A configuration directory of a test, with paths left out of the sentences it gets. */
final class ConfigTree {
    private final Path folder;

    ConfigTree(Path folder) {
        this.folder = folder;
    }

    ConfigTree file(String path, String text) {
        try {
            Path file = folder.resolve(path);
            Files.createDirectories(file.getParent());
            Files.writeString(file, text);
            return this;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    ConfigTree suite(String text) {
        return file("suites/s.yaml", text);
    }

    RunPlan plan() throws ConfigProblems {
        return read(PlanRequest.of("s"));
    }

    RunPlan read(PlanRequest request) throws ConfigProblems {
        return new PlanReader(ConfigLayers.of(folder), StubWorklet.catalogue(), "here").read(request);
    }

    /** Problems of suite s, as lines. */
    List<String> problems() {
        return problems(PlanRequest.of("s"));
    }

    List<String> problems(PlanRequest request) {
        try {
            read(request);
            return List.of();
        } catch (ConfigProblems e) {
            return e.problems().stream()
                    .map(Problem::toString)
                    .map(line -> line.replace(folder + "/", ""))
                    .toList();
        }
    }

    static PlanRequest devices(List<String> meters, List<String> sensors) {
        return new PlanRequest("s", false, List.of(), List.of(), List.of(), meters, sensors, OptionalLong.empty());
    }
}
