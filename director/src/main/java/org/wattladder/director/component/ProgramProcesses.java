package org.wattladder.director.component;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wattladder.director.host.AffinityPlan;
import org.wattladder.director.host.ClientPlace;
import org.wattladder.director.host.CpuList;
import org.wattladder.director.host.PinnedCpus;
import org.wattladder.director.launch.Pinning;
import org.wattladder.director.launch.ProgramLauncher;
import org.wattladder.director.launch.RunningProgram;
import org.wattladder.director.program.ProgramCommands;
import org.wattladder.model.plan.ClientLayout;
import org.wattladder.model.text.ExceptionText;
import org.wattladder.model.text.Message;
import org.wattladder.settings.program.Pace;
import org.wattladder.settings.program.ProgramFile;
import org.wattladder.settings.program.ProgramKeys;

/** Starts the processes of a measured program on its CPUs, and sees how they run and end. */
final class ProgramProcesses {
    private final ComponentName name;
    private final ProgramCommands commands;
    private final DirectorParts parts;
    private final ClientPlace place;
    private final Pinning pinning;

    ProgramProcesses(ComponentName name, ProgramCommands commands, DirectorParts parts) {
        this.name = name;
        this.commands = commands;
        this.parts = parts;
        ClientLayout layout = commands.file().program().clients();
        this.place = AffinityPlan.places(
                        parts.machine().topology().part(layout.cpus()), layout.per(), layout.usersPerClient())
                .get(0);
        this.pinning = commands.file().literal() // a command of a command line runs as if it were called there
                ? new Pinning(List.of(), "")
                : parts.commands().tools().pin(place.cpus(), parts.machine().topology());
    }

    ClientPlace place() {
        return place;
    }

    Pinning pinning() {
        return pinning;
    }

    /** Name for a control group of this program. */
    String group() {
        return parts.programs().group(name.toString());
    }

    /** Starts a process, pinned, whose output is read when the file looks for something in it. */
    RunningProgram launch(List<String> words) throws IOException {
        ProgramFile file = commands.file();
        return launch(words, file.pace() != Pace.ONCE || file.counting().readsLines());
    }

    /** Starts a process, pinned. */
    RunningProgram launch(List<String> words, boolean heard) throws IOException {
        return parts.programs()
                .start(
                        name.toString(),
                        whole(words),
                        commands.file().surroundings().variables(),
                        new ProgramLauncher.Streams(
                                commands.file()
                                        .surroundings()
                                        .directory()
                                        .or(() -> commands.workplace().folder()),
                                commands.file().surroundings().input(),
                                heard));
    }

    /** These words with all that comes before them. */
    List<String> whole(List<String> words) {
        List<String> all = new ArrayList<>(commands.ofOwnGroup());
        all.addAll(pinning.command());
        all.addAll(words);
        return all;
    }

    /** How a process runs on other CPUs than it was pinned to; empty when it does not. */
    Optional<Message> elsewhere(RunningProgram running) {
        CpuList cpus = new PinnedCpus(parts.machine().files()).of(running.processId());
        return cpus.intersect(place.cpus()).equals(cpus)
                ? Optional.empty()
                : Optional.of(Message.of(
                        "program.elsewhere", cpus.text(), place.cpus().text()));
    }

    /** What is wrong with the folder; it may hold much, so nobody looks while something records. */
    Optional<Message> overfull() {
        try {
            return commands.workplace().overfull();
        } catch (IOException unreadable) {
            return Optional.of(Message.of("program.folder-unreadable", ExceptionText.of(unreadable)));
        }
    }

    /**
     * What was wrong with the end of a process; empty when nothing was.
     *
     * @param asked whether it was made to end, so that its exit code means nothing
     */
    Optional<Message> badEnd(RunningProgram ended, int code, boolean asked) {
        ended.lastLines();
        List<Long> left = ended.alive();
        if (!left.isEmpty()) {
            return Optional.of(Message.of("program.leaves-processes", left.size()));
        }
        return asked ? Optional.empty() : badCode(code);
    }

    /** What is wrong with an exit code; empty when it is that of the file. */
    Optional<Message> badCode(int code) {
        int expected = commands.file().commands().exitCode();
        return code == expected || expected == ProgramKeys.ANY_EXIT
                ? Optional.empty()
                : Optional.of(Message.of("program.ends-badly", ExitCodes.words(code)));
    }
}
