package org.wattladder.chauffeur.cli;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Function;
import org.wattladder.worklets.api.Plugins;
import org.wattladder.worklets.api.WorkletCatalogue;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Where worklets from outside are, for every command that reads a plan or lists worklets. */
final class PluginOption {
    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @Option(
            names = "--plugins",
            paramLabel = "DIR",
            description = "folder of jars with worklet plug-ins and their libraries; Directors on other machines"
                    + " need the same")
    private Path folder;

    /** The folder that was named. */
    Optional<Path> folder() {
        return Optional.ofNullable(folder).map(Path::toAbsolutePath);
    }

    /**
     * The worklets of the program and of the folder.
     *
     * @throws ParameterException with a sentence, when the folder holds no sound worklets
     */
    WorkletCatalogue catalogue(Function<Plugins, WorkletCatalogue> load) {
        try {
            return load.apply(Optional.ofNullable(folder).map(Plugins::in).orElseGet(Plugins::none));
        } catch (IllegalArgumentException unsound) {
            throw new ParameterException(spec.commandLine(), "--plugins: " + unsound.getMessage(), unsound);
        }
    }
}
