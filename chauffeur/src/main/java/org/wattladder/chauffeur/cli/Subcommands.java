package org.wattladder.chauffeur.cli;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.wattladder.keys.command.KeysCommand;
import org.wattladder.model.time.TimeSource;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;

/**
 * The commands of the Chauffeur by name. A process needs one of them, and the others with their name and description
 * at most: the options of all took most of the time of a short command.
 */
final class Subcommands {
    private record Subcommand(Command annotation, Supplier<CommandLine> complete) {
        /** With its name and description only. */
        CommandLine outline() {
            CommandSpec spec = CommandSpec.create().name(annotation.name());
            spec.usageMessage().description(annotation.description());
            return new CommandLine(spec);
        }
    }

    private final Map<String, Subcommand> commands = new LinkedHashMap<>();

    private Subcommands() {}

    /** In the order of the help. */
    static Subcommands of(Path home, TimeSource time, StopOnSignal.Halt halt) {
        Subcommands all = new Subcommands();
        all.add(RunCommand.class, () -> new RunCommand(home, time, new StopOnSignal(halt)));
        all.add(WatchCommand.class, () -> new WatchCommand(time));
        all.add(DiscoverCommand.class, () -> new DiscoverCommand(home, time));
        all.add(ReportCommand.class, ReportCommand::new);
        all.add(ReferenceCommand.class, () -> new ReferenceCommand(home));
        all.add(ReconcileCommand.class, ReconcileCommand::new);
        all.add(VerifyCommand.class, VerifyCommand::new);
        all.add(
                ImportCommand.class,
                () -> new CommandLine(new ImportCommand())
                        .addSubcommand(new ImportLadderCommand(time))
                        .addSubcommand(new ImportBundleCommand()));
        all.add(BundleCommand.class, BundleCommand::new);
        all.add(NoteCommand.class, NoteCommand::new);
        all.add(CompareCommand.class, CompareCommand::new);
        all.add(KeysCommand.class, KeysCommand::new);
        all.add(ValidateCommand.class, () -> new ValidateCommand(home));
        all.add(ListCommand.class, () -> new ListCommand(home));
        all.add(DoctorCommand.class, () -> new DoctorCommand(home, time));
        return all;
    }

    private void add(Class<?> type, Supplier<Object> maker) {
        Command annotation = type.getAnnotation(Command.class);
        commands.put(annotation.name(), new Subcommand(annotation, () -> {
            Object made = maker.get();
            return made instanceof CommandLine nested ? nested : new CommandLine(made);
        }));
    }

    /** Every command with its options. */
    List<CommandLine> all() {
        return made(name -> true);
    }

    /**
     * Complete is only the command that these words call or ask help of; all are when the first word is neither a
     * command nor help or version alone.
     */
    List<CommandLine> neededBy(List<String> words) {
        if (words.isEmpty()
                || (words.size() == 1 && !words.get(0).startsWith("@") && !commands.containsKey(words.get(0)))) {
            return made(name -> false);
        }
        String first = words.get(0).equals("help") ? words.get(1) : words.get(0);
        return commands.containsKey(first) ? made(first::equals) : all();
    }

    private List<CommandLine> made(Predicate<String> complete) {
        return commands.entrySet().stream()
                .map(command -> complete.test(command.getKey())
                        ? command.getValue().complete().get()
                        : command.getValue().outline())
                .toList();
    }
}
