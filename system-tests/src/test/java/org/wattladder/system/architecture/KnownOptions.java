package org.wattladder.system.architecture;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine.Model.CommandSpec;

/** Every command with each of its options. */
public final class KnownOptions {
    private KnownOptions() {}

    /** Lines such as {@code wattladder run --quick}. */
    public static List<String> all() {
        return CommandLines.all()
                .map(command -> command.getCommandSpec())
                .flatMap(KnownOptions::of)
                .distinct()
                .sorted()
                .toList();
    }

    private static Stream<String> of(CommandSpec command) {
        return command.options().stream()
                .filter(option -> !option.hidden())
                .flatMap(option -> Arrays.stream(option.names()))
                .map(name -> command.qualifiedName() + " " + name);
    }
}
