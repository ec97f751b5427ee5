package org.wattladder.chauffeur.cli;

import java.nio.file.Path;
import java.util.HashMap;
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
 * The commands by name. A process needs one of them, and the others with their name and summary at most: the options of
 * all took most of the time of a short command. Those of other processes have no more.
 */
final class Subcommands {
    private final Map<String, Supplier<Object>> makers = new HashMap<>();

    private Subcommands() {}

    /** What the process of the Chauffeur can make. */
    static Subcommands of(Path home, TimeSource time, StopOnSignal.Halt halt) {
        Subcommands all = new Subcommands();
        all.add(RunCommand.class, () -> new RunCommand(home, time, new StopOnSignal(halt)));
        all.add(MeasureCommand.class, () -> new MeasureCommand(home, time, new StopOnSignal(halt)));
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
        all.add(ExplainCommand.class, ExplainCommand::new);
        all.add(DoctorCommand.class, () -> new DoctorCommand(home, time));
        return all;
    }

    private void add(Class<?> type, Supplier<Object> maker) {
        makers.put(type.getAnnotation(Command.class).name(), maker);
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
                || (words.size() == 1 && !words.get(0).startsWith("@") && !makers.containsKey(words.get(0)))) {
            return made(name -> false);
        }
        String first = words.get(0).equals("help") ? words.get(1) : words.get(0);
        return makers.containsKey(first) ? made(first::equals) : all();
    }

    private List<CommandLine> made(Predicate<String> complete) {
        return CommandTable.rows().stream()
                .map(row -> {
                    Supplier<Object> maker = makers.get(row.name());
                    return maker != null && complete.test(row.name()) ? complete(maker.get()) : outline(row);
                })
                .toList();
    }

    private static CommandLine complete(Object made) {
        CommandLine command = made instanceof CommandLine nested ? nested : new CommandLine(made);
        OptionGroup.apply(command);
        return command;
    }

    private static CommandLine outline(CommandTable.Row row) {
        CommandSpec spec = CommandSpec.create().name(row.name());
        spec.usageMessage().description(row.summary());
        return new CommandLine(spec);
    }
}
