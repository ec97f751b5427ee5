package org.wattladder.system.architecture;

import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.wattladder.chauffeur.cli.ChauffeurMain;
import org.wattladder.console.ConsoleMain;
import org.wattladder.director.DirectorMain;
import org.wattladder.director.StorageMain;
import org.wattladder.director.host.JavaFacts;
import org.wattladder.director.host.Machine;
import org.wattladder.director.host.SystemFiles;
import org.wattladder.meter.MeterCommand;
import org.wattladder.meter.catalogue.PowerSources;
import org.wattladder.model.time.TimeSource;
import picocli.CommandLine;

/** The commands of all programs, as their processes make them; nothing is executed. */
final class CommandLines {
    /** Commands that are programs of their own; all others are subcommands of the Chauffeur. */
    static final List<String> OWN = List.of("director", "console", "storage", "meter");

    private CommandLines() {}

    /** The program that executes this command. */
    static CommandLine of(String command) {
        return switch (command) {
            case "director" -> new CommandLine(DirectorMain.class);
            case "console" -> ConsoleMain.commandLine(Pages.HOME, TimeSource.system());
            case "storage" ->
                StorageMain.commandLine(new Machine(new SystemFiles(Path.of("/")), JavaFacts.ofThisProcess("")));
            case "meter" ->
                MeterCommand.commandLine(
                        PowerSources.all(), InputStream.nullInputStream(), TimeSource.system(), () -> {});
            default -> ChauffeurMain.commandLine(Pages.HOME, TimeSource.system(), status -> {});
        };
    }

    /** Each program and all commands below it, in the order of their help. */
    static Stream<CommandLine> all() {
        return Stream.concat(Stream.of(of("run")), OWN.stream().map(CommandLines::of))
                .flatMap(CommandLines::withSubcommands);
    }

    private static Stream<CommandLine> withSubcommands(CommandLine command) {
        return Stream.concat(
                Stream.of(command), command.getSubcommands().values().stream().flatMap(CommandLines::withSubcommands));
    }
}
