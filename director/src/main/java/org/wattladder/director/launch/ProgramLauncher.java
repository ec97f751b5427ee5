package org.wattladder.director.launch;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wattladder.director.duty.AbandonedGroups;
import org.wattladder.director.guest.Guests;
import org.wattladder.director.host.SystemFiles;
import org.wattladder.model.plan.GuestLimits;
import org.wattladder.model.plan.Setting;
import org.wattladder.model.text.ExceptionText;
import org.wattladder.model.time.TimeSource;

/**
 * Starts foreign programs so that all of their processes can be found again, and a guard that ends them when this Director
 * is gone; used on the work thread.
 */
public final class ProgramLauncher {
    /** Few wake-ups and little memory, for it only waits. */
    private static final List<String> GUARD_OPTIONS = List.of(
            "-Xmx16m",
            "-XX:+UseSerialGC",
            "-XX:TieredStopAtLevel=1",
            "-XX:-UsePerfData",
            "-XX:+UnlockDiagnosticVMOptions",
            "-XX:GuaranteedSafepointInterval=0");

    private final Path java;
    private final MarkedProcesses processes;
    private final String mark;
    private final Guests guests;
    private Optional<Process> guard = Optional.empty();

    /**
     * Starts nothing yet.
     *
     * @param java launcher of the JDK, for the guard
     * @param mark tells the programs of this Director from all others on the machine
     */
    public ProgramLauncher(Path java, SystemFiles files, String mark) {
        this.java = java;
        this.processes = new MarkedProcesses(files, TimeSource.system());
        this.mark = mark;
        this.guests = new Guests(files, TimeSource.system(), groups(mark + "/"));
    }

    /**
     * What a program finds as it starts.
     *
     * @param folder where it runs; empty for that of the Director
     * @param input file on its standard input; empty for a pipe that it can be told by
     * @param heard whether its output is read, with its standard error among it; else only its standard error is
     */
    public record Streams(Optional<Path> folder, Optional<Path> input, boolean heard) {}

    /**
     * Starts a program, with its standard error among its output.
     *
     * @param component its name; no two running components have the same
     * @param folder where it runs; empty for that of the Director
     * @throws IOException if the operating system cannot start it, or its guard
     */
    public RunningProgram start(String component, List<String> command, List<Setting> variables, Optional<Path> folder)
            throws IOException {
        return start(component, command, variables, new Streams(folder, Optional.empty(), true));
    }

    /**
     * Starts a program.
     *
     * @param component its name; no two running components have the same
     * @throws IOException if the operating system cannot start it, or its guard
     */
    public RunningProgram start(String component, List<String> command, List<Setting> variables, Streams streams)
            throws IOException {
        startGuard();
        String own = mark + "/" + component + "/";
        List<String> words = new ArrayList<>(guests.enter(component.replaceFirst("/[^/]*$", "")));
        words.addAll(command);
        ProcessBuilder builder = new ProcessBuilder(words).redirectErrorStream(streams.heard());
        if (!streams.heard()) {
            builder.redirectOutput(ProcessBuilder.Redirect.DISCARD);
        }
        streams.input().ifPresent(file -> builder.redirectInput(file.toFile()));
        streams.folder().ifPresent(path -> builder.directory(path.toFile()));
        variables.forEach(variable -> builder.environment().put(variable.name(), variable.value()));
        builder.environment().put(MarkedProcesses.VARIABLE, own);
        Process started = builder.start();
        Optional<String> startedAt = processes.startOf(started.pid());
        if (startedAt.isPresent()) {
            tellGuard(started.pid() + " " + startedAt.get());
        }
        return new RunningProgram(started, streams.heard(), processes, own);
    }

    /**
     * Makes the process group of a guest, with a guard beside it.
     *
     * @throws IllegalArgumentException with a sentence, if it cannot be made, or its guard cannot be started
     */
    public void begin(String deployment, GuestLimits limits) {
        try {
            startGuard();
        } catch (IOException noGuard) {
            throw new IllegalArgumentException("no guard can be started: " + ExceptionText.of(noGuard), noGuard);
        }
        guests.begin(deployment, limits);
    }

    /** The guests. */
    public Guests guests() {
        return guests;
    }

    private void startGuard() throws IOException {
        if (guard.filter(Process::isAlive).isEmpty()) {
            List<String> words = new ArrayList<>(List.of(java.toString()));
            words.addAll(GUARD_OPTIONS);
            words.addAll(
                    List.of("-cp", System.getProperty("java.class.path"), ProgramGuard.class.getName(), mark + "/"));
            guard = Optional.of(new ProcessBuilder(words)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start());
        }
    }

    /** Ids of this process and of all its running descendants. */
    public List<Long> tree(long process) {
        return processes.find("\0", List.of(process)); // a mark that no environment can hold
    }

    /** When this process was started, in the kernel's count; empty when it has ended. */
    public Optional<String> startOf(long process) {
        return processes.startOf(process);
    }

    /** What the clients of this component are marked with, and all that they start. */
    public String clientMark(String component) {
        return mark + "/clients of " + component + "/";
    }

    /** Kills all with this mark and returns the ids of those that are left after so many nanoseconds. */
    public List<Long> kill(String marked, long nanos) {
        return processes.kill(marked, List.of(), nanos);
    }

    /** Name of a control group for this component, which no other Director has. */
    public String group(String component) {
        return groups(mark + "/") + component.replace('/', '-');
    }

    /** How the names begin of all control groups of a Director with this mark. */
    static String groups(String mark) {
        return AbandonedGroups.PREFIX + mark.replace('/', '-');
    }

    /** The guard then knows the process also when that has lost its mark. */
    private void tellGuard(String line) throws IOException {
        OutputStream input = guard.orElseThrow().getOutputStream();
        input.write((line + "\n").getBytes(StandardCharsets.US_ASCII));
        input.flush();
    }
}
