package org.wattladder.settings.program;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.wattladder.model.archive.Sha256;
import org.wattladder.model.plan.ClientLayout;
import org.wattladder.model.plan.ComponentPlan;
import org.wattladder.model.plan.Program;
import org.wattladder.model.plan.Setting;
import org.wattladder.settings.ConfigFolder;
import org.wattladder.settings.ConfigLayers;
import org.wattladder.settings.Kinds;
import org.wattladder.settings.SectionFile;
import org.wattladder.settings.SectionValues;
import org.wattladder.settings.problem.Problems;

/**
 * A foreign program as its file says.
 *
 * @param home folder of the file
 * @param title one line for people
 * @param unit what it does many times
 * @param program as a plan names it
 * @param pace how it is held at a level
 * @param duty how its share of CPU time is granted, when that is its pace
 * @param commands how it is called
 * @param counting what its lines tell
 * @param surroundings what it finds
 * @param components that it needs
 */
public record ProgramFile(
        Path home,
        String title,
        String unit,
        Program.Measured program,
        Pace pace,
        Duty duty,
        Commands commands,
        Counting counting,
        Surroundings surroundings,
        List<ComponentPlan> components) {
    /**
     * How a program is called.
     *
     * @param start command that holds a rate, or is told it
     * @param unpaced command as fast as it can; the same when it is told
     * @param quick command in a rehearsal; empty when it is the same
     * @param several commands by name that are measured in turn; none of a program that has one
     * @param prepare command that is run to its end before each interval
     * @param version command whose first line is the version; empty when there is none
     * @param exitCode of a program that ended well
     */
    public record Commands(
            List<String> start,
            List<String> unpaced,
            Optional<List<String>> quick,
            Map<String, List<String>> several,
            Optional<List<String>> prepare,
            List<String> version,
            int exitCode) {

        private Commands rehearsedBy(List<String> other) {
            return new Commands(other, other, Optional.empty(), several, prepare, version, exitCode);
        }

        /** The command that does a fixed piece of work. */
        public List<String> named(String name) {
            return name.isEmpty() ? start : Objects.requireNonNull(several.get(name), name);
        }

        /** Every command of the program. */
        public List<List<String>> all() {
            return Stream.of(
                            Stream.of(start, unpaced, version),
                            several.values().stream(),
                            Stream.concat(quick.stream(), prepare.stream()))
                    .flatMap(each -> each)
                    .filter(command -> !command.isEmpty())
                    .toList();
        }
    }

    /**
     * What a program finds.
     *
     * @param account user that it runs as under a Director that is root; empty for the Director's
     * @param search folders, before those of PATH
     * @param files that are written to its folder, by name
     * @param mostDiskMebibytes that its folder may hold, and any file that it writes; {@link ProgramKeys#UNLIMITED} without bound
     * @param directory where it runs; empty in its own folder
     * @param input file that it reads on its standard input; empty when nothing is there
     * @param attached what is measured while it runs; empty when it is measured itself
     * @param variables of the environment
     * @param requires what else it needs
     */
    public record Surroundings(
            String account,
            List<String> search,
            Map<String, String> files,
            long mostDiskMebibytes,
            Optional<Path> directory,
            Optional<Path> input,
            Optional<Attached> attached,
            List<Setting> variables,
            List<Requirement> requires) {}

    /** What a worklet's name begins with in a suite when a file of this kind is meant. */
    public static final String PREFIX = "program:";

    /** Files by name in this configuration. */
    public static ConfigFolder in(ConfigLayers config) {
        return config.folder("programs", "program");
    }

    /** The name of a file, without its ending. */
    public static String name(Path file) {
        return file.getFileName().toString().replaceFirst("\\.ya?ml$", "");
    }

    /** What this file says; empty after a problem was noted. */
    public static Optional<ProgramFile> read(Path file, Problems problems) {
        return SectionFile.text(file, problems).flatMap(text -> parse(file, text, problems));
    }

    /**
     * What has no file, such as commands of a command line; empty after a problem was noted.
     *
     * @param name of the program, and for sentences
     * @param text what would stand in the file
     */
    public static Optional<ProgramFile> inline(String name, String text, Problems problems) {
        return parse(Path.of("/", name), text, problems).map(file -> file.without(text));
    }

    private ProgramFile without(String text) {
        return with(new Program.Measured(program.name(), program.parameters(), program.clients(), "", text), commands);
    }

    private ProgramFile with(Program.Measured other, Commands others) {
        return new ProgramFile(home, title, unit, other, pace, duty, others, counting, surroundings, components);
    }

    private static Optional<ProgramFile> parse(Path file, String text, Problems problems) {
        int before = problems.found().size();
        Optional<SectionValues> read = SectionFile.parse(file.toString(), text, ProgramKeys.SECTION, problems);
        if (read.isEmpty() || problems.found().size() > before) {
            return Optional.empty();
        }
        SectionValues values = read.get();
        List<ComponentPlan> components = ComponentKeys.ofProgram(values, problems);
        Pace pace = values.orStandard(ProgramKeys.PACE);
        SectionValues count = values.get(ProgramKeys.COUNT).orElse(SectionValues.none());
        PaceRules.check(file.toString(), pace, values, problems);
        if (problems.found().size() > before) {
            return Optional.empty();
        }
        SectionValues check = values.orStandard(ProgramKeys.CHECK);
        List<String> start = values.orStandard(ProgramKeys.START);
        List<String> unpaced = values.get(ProgramKeys.UNPACED).orElse(start);
        String name = name(file);
        Path home = Objects.requireNonNull(file.toAbsolutePath().normalize().getParent(), "a file lies in a folder");
        return Optional.of(new ProgramFile(
                home,
                values.orStandard(ProgramKeys.TITLE),
                values.orStandard(ProgramKeys.UNIT),
                new Program.Measured(
                        name,
                        parameters(text, pace, start, unpaced, values),
                        new ClientLayout(
                                ClientLayout.Unit.HOST,
                                values.orStandard(ProgramKeys.USERS).intValue(),
                                0,
                                values.orStandard(ProgramKeys.CPUS)),
                        home.toString()),
                pace,
                new Duty(values.orStandard(ProgramKeys.HOLD), values.orStandard(ProgramKeys.PERIOD)),
                new Commands(
                        start,
                        unpaced,
                        values.get(ProgramKeys.QUICK),
                        several(values),
                        values.get(ProgramKeys.PREPARE),
                        values.get(ProgramKeys.VERSION).orElse(List.of()),
                        check.orStandard(ProgramKeys.EXIT).intValue()),
                Counting.of(values, count, check),
                new Surroundings(
                        values.get(ProgramKeys.ACCOUNT).orElse(""),
                        values.orStandard(ProgramKeys.SEARCH),
                        files(values),
                        values.orStandard(ProgramKeys.MOST_DISK),
                        values.get(ProgramKeys.DIRECTORY).map(Path::of),
                        values.get(ProgramKeys.INPUT).map(Path::of),
                        values.get(ProgramKeys.ATTACHED).map(Attached::parse),
                        values.orStandard(ComponentKeys.ENVIRONMENT).stream()
                                .map(variable -> new Setting(variable.name(), variable.value()))
                                .toList(),
                        values.orStandard(ProgramKeys.REQUIRES).stream()
                                .map(Requirement::parse)
                                .toList()),
                components));
    }

    private static List<Setting> parameters(
            String text, Pace pace, List<String> start, List<String> unpaced, SectionValues values) {
        List<Setting> parameters = new ArrayList<>(List.of(
                new Setting("file", Sha256.of(text.getBytes(StandardCharsets.UTF_8))),
                new Setting(Program.Measured.PACE, pace.name().toLowerCase(Locale.ROOT)),
                new Setting(Program.Measured.START, line(start)),
                new Setting(Program.Measured.UNPACED, line(unpaced))));
        values.get(ProgramKeys.QUICK)
                .ifPresent(command -> parameters.add(new Setting(Program.Measured.QUICK, line(command))));
        values.get(ProgramKeys.ATTACHED)
                .ifPresent(attached -> parameters.add(new Setting(Program.Measured.ATTACHED, attached)));
        return parameters;
    }

    /** A command as reports show it. */
    private static String line(List<String> words) {
        return Kinds.oneLine(String.join(" ", words));
    }

    /** Whether it finds no more than what a user finds who calls its commands, and needs nobody. */
    public boolean plain() {
        return components.isEmpty()
                && surroundings.account().isEmpty()
                && surroundings.search().isEmpty()
                && surroundings.files().isEmpty()
                && surroundings.variables().isEmpty();
    }

    /** Whether its words stand for themselves, braces too, as those of a command line do. */
    public boolean literal() {
        return !program.text().isEmpty();
    }

    /** The same as a rehearsal runs it; itself when the file says no other command for that. */
    public ProgramFile rehearsed() {
        return commands.quick()
                .map(quick -> with(program.rehearsed(), commands.rehearsedBy(quick)))
                .orElse(this);
    }

    /**
     * What it needs and this machine lacks, a sentence each.
     *
     * @param path variable with folders of commands
     */
    public List<String> missing(String path) {
        List<Path> folders = Folders.ofPath(path);
        return surroundings.requires().stream()
                .filter(each -> !each.isMet(folders))
                .map(each -> "program " + program.name() + " needs " + each.what()
                        + ", which this machine lacks; install the package " + each.brings())
                .toList();
    }

    private static Map<String, List<String>> several(SectionValues values) {
        Map<String, List<String>> several = new LinkedHashMap<>();
        values.orStandard(ProgramKeys.COMMANDS).forEach(command -> several.put(command.name(), command.value()));
        return several;
    }

    private static Map<String, String> files(SectionValues values) {
        Map<String, String> files = new LinkedHashMap<>();
        values.orStandard(ProgramKeys.FILES).forEach(file -> files.put(file.name(), file.value()));
        return files;
    }
}
