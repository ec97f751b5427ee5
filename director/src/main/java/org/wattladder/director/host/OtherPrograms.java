package org.wattladder.director.host;

import java.util.Optional;

/** Looks once, before a run, for programs of Wattladder on this machine that would disturb what is measured. */
public final class OtherPrograms {
    private static final String PROCESSES = "proc";
    private static final String CONSOLE = "\0org.wattladder.console.ConsoleMain\0";

    private OtherPrograms() {}

    /** A sentence about a console on this machine; empty when none runs, or nothing tells. */
    public static Optional<String> console(SystemFiles files) {
        return processOfConsole(files)
                .map(process -> "the console runs on this machine (process " + process
                        + "); it wakes several times a second, so end it and look from another machine");
    }

    /** Whether a console is on this machine; empty when nothing tells. */
    public static Optional<Boolean> consoleRuns(SystemFiles files) {
        return files.names(PROCESSES).isEmpty()
                ? Optional.empty()
                : Optional.of(processOfConsole(files).isPresent());
    }

    private static Optional<String> processOfConsole(SystemFiles files) {
        return files.names(PROCESSES).stream()
                .filter(name -> Character.isDigit(name.charAt(0)))
                .filter(process -> files.text(PROCESSES + "/" + process + "/cmdline")
                        .filter(words -> words.contains(CONSOLE))
                        .isPresent())
                .findFirst();
    }
}
