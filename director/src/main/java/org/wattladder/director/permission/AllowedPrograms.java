package org.wattladder.director.permission;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.wattladder.model.plan.ComponentPlan;
import org.wattladder.model.plan.Program;
import org.wattladder.model.plan.Readiness;
import org.wattladder.model.plan.Setting;
import org.wattladder.settings.problem.Problems;
import org.wattladder.settings.program.Folders;
import org.wattladder.settings.program.ProgramFile;

/**
 * Which foreign programs a plan may name: those in folders that whoever started the Director allows; none by default.
 *
 * @param folders real paths of directories
 */
public record AllowedPrograms(List<Path> folders) {
    /** Variables by which a program would load code from elsewhere, or take options that its command does not show. */
    private static final Set<String> HIDDEN =
            Set.of("PATH", "ENV", "BASH_ENV", "CLASSPATH", "JAVA_TOOL_OPTIONS", "_JAVA_OPTIONS", "JDK_JAVA_OPTIONS");

    private static final String HIDDEN_NAMES = "(LD|DYLD|PYTHON|PERL|RUBY|NODE|WATTLADDER).*";

    public AllowedPrograms {
        folders = List.copyOf(folders);
    }

    /** No program at all. */
    public static AllowedPrograms none() {
        return new AllowedPrograms(List.of());
    }

    /**
     * Programs in these folders and those below.
     *
     * @throws IllegalArgumentException with a sentence, if one is no directory here
     */
    public static AllowedPrograms within(List<Path> directories) {
        List<Path> real = new ArrayList<>();
        for (Path directory : directories) {
            try {
                if (!Files.isDirectory(directory)) {
                    throw new IOException("no directory");
                }
                real.add(directory.toRealPath());
            } catch (IOException missing) {
                throw new IllegalArgumentException(
                        "--allow-programs " + directory + " is no directory here; make it first", missing);
            }
        }
        return new AllowedPrograms(real);
    }

    /**
     * The same program under the real paths of what it executes, which lie in the allowed folders.
     *
     * @throws IllegalArgumentException with a sentence that names what may not be executed
     */
    public Program.Foreign checked(Program.Foreign program) {
        for (String name : program.variables().stream().map(Setting::name).toList()) {
            if (HIDDEN.contains(name) || name.matches(HIDDEN_NAMES) || !name.matches("[A-Za-z_][A-Za-z0-9_]*")) {
                throw new IllegalArgumentException("environment variable " + name
                        + " may not be set for a program, because it may load code from elsewhere");
            }
        }
        Readiness readiness = program.readiness() instanceof Readiness.Command asks
                ? new Readiness.Command(checked(asks.command()))
                : program.readiness();
        return new Program.Foreign(
                program.ofWorklet() ? program.command() : checked(program.command()),
                program.address(),
                program.port(),
                program.cpus(),
                readiness,
                program.readyLimit(),
                program.variables());
    }

    /**
     * The file of a program that is measured, from the allowed folders of this machine: nothing that a Chauffeur says is
     * executed, it only names what stands here.
     *
     * @param components that the Chauffeur orders beside it and with it
     * @param searched the variable with folders of commands, for what has no file
     * @throws IllegalArgumentException with a sentence, if there is no such file, or it says something else
     */
    public ProgramFile file(Program.Measured program, List<ComponentPlan> components, String searched) {
        if (!program.text().isEmpty()) {
            return inline(program, searched);
        }
        String name = program.name() + ".yaml";
        Path path = folders.stream()
                .filter(folder -> program.name().matches("[A-Za-z0-9][A-Za-z0-9._-]*"))
                .flatMap(folder -> Stream.of(folder.resolve(name), folder.resolve(program.name() + ".yml")))
                .filter(Files::isRegularFile)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("program " + program.name()
                        + " is none that this Director allows: there is no " + name + " in "
                        + (folders.isEmpty() ? "a folder of --allow-programs" : spoken())
                        + "; start the Director with --allow-programs FOLDER, see docs/programs.md"));
        if (!liesInside(path)) {
            throw new IllegalArgumentException("program " + program.name() + ": " + path
                    + " is a link to a file outside of what this Director allows; put the file itself there");
        }
        Problems problems = new Problems();
        ProgramFile file = ProgramFile.read(path, problems)
                .orElseThrow(() ->
                        new IllegalArgumentException(problems.found().get(0).toString()));
        Set<ComponentPlan> stated = new HashSet<>(file.components());
        ProgramFile meant = file.program().same(program) ? file : file.rehearsed();
        boolean same = meant.program().same(program)
                && components.stream()
                        .filter(component -> !(component.program() instanceof Program.Measured))
                        .allMatch(stated::contains);
        if (!same) {
            throw new IllegalArgumentException("program " + program.name() + " is another here: " + path
                    + " differs from the file that the run was planned with; make them equal");
        }
        return meant;
    }

    /** What a Chauffeur says itself: its commands may take any words, but must lie in the allowed folders. */
    private ProgramFile inline(Program.Measured program, String searched) {
        Problems problems = new Problems();
        ProgramFile file = ProgramFile.inline(program.name(), program.text(), problems)
                .orElseThrow(() ->
                        new IllegalArgumentException(problems.found().get(0).toString()));
        if (!file.program().same(program) || !file.plain()) {
            throw new IllegalArgumentException(
                    "program " + program.name() + " does not say what the run was planned with");
        }
        boolean beyond = file.surroundings().attached().isPresent()
                || file.counting().metrics().isPresent();
        if (beyond && !folders.contains(Path.of("/"))) {
            throw new IllegalArgumentException("program " + program.name()
                    + " looks at a process or an address of this host, which only one that is"
                    + " started for the run allows");
        }
        for (List<String> command : file.commands().all()) {
            String first = command.get(0);
            real(
                    first.contains("/")
                            ? first
                            : Folders.command(first, Folders.ofPath(searched).stream())
                                    .map(Path::toString)
                                    .orElse(first));
        }
        return file;
    }

    private boolean liesInside(Path path) {
        try {
            return folders.stream().anyMatch(path.toRealPath()::startsWith);
        } catch (IOException gone) {
            return false;
        }
    }

    private String spoken() {
        return String.join(", ", folders.stream().map(Path::toString).toList());
    }

    private List<String> checked(List<String> command) {
        List<String> words = new ArrayList<>(command);
        words.set(0, real(command.get(0)).toString());
        return words;
    }

    private Path real(String program) {
        try {
            Path path = Path.of(program);
            Path real = path.toRealPath();
            if (path.isAbsolute() && folders.stream().anyMatch(real::startsWith)) {
                if (Files.isRegularFile(real) && Files.isExecutable(real)) {
                    return real;
                }
                throw new IllegalArgumentException("program " + program + " is no executable file");
            }
        } catch (IOException missing) {
            throw new IllegalArgumentException("program " + program + " does not exist on this host", missing);
        }
        throw new IllegalArgumentException("program " + program + " lies outside of what this Director allows ("
                + (folders.isEmpty() ? "no program at all" : spoken())
                + "); start the Director with --allow-programs FOLDER, see docs/security.md");
    }
}
