package org.wattladder.chauffeur.cli;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.UsageMessageSpec;

/** The parts in which the help of a command with many options lists them; what is in none comes last. */
enum OptionGroup {
    WORK(
            "--quick",
            "--only",
            "--levels",
            "--seed",
            "--reference",
            "--plan",
            "--plugins",
            "--config",
            "--shell",
            "--name",
            "--prepare",
            "--input",
            "--setup",
            "--cleanup",
            "--ignore-failure",
            "--scan",
            "--unit",
            "--count",
            "--pid",
            "--container",
            "--for"),
    RUNS("--runs", "--precision", "--limit", "--batch", "--window", "--warmup", "--idle"),
    MACHINES("--host", "--driver", "--storage", "--keep-files", "--environment"),
    METERS("--meter", "--sensor"),
    OUTPUT(
            "--out",
            "--language",
            "--full",
            "--color",
            "--quiet",
            "--sign",
            "--export",
            "--html",
            "--fail-if-worse",
            "--force"),
    SECURITY("--tls", "--keys", "--certificate", "--key", "--trust"),
    SERIES("--repeat", "--until", "--resume", "--after", "--notify"),
    OTHER;

    private static final int MANY = 12;

    @SuppressWarnings("ImmutableEnumChecker") // it is what Set.of made
    private final Set<String> names;

    OptionGroup(String... names) {
        this.names = Set.of(names);
    }

    /** Lists the options of this command by group in its help, if they are many. */
    static void apply(CommandLine command) {
        if (command.getCommandSpec().options().size() > MANY) {
            command.getHelpSectionMap().put(UsageMessageSpec.SECTION_KEY_OPTION_LIST, OptionGroup::list);
        }
    }

    private static String list(Help help) {
        List<OptionSpec> all = help.commandSpec().options().stream()
                .filter(option -> !option.hidden())
                .toList();
        return Stream.of(values()).map(group -> group.list(help, all)).collect(Collectors.joining());
    }

    private String list(Help help, List<OptionSpec> all) {
        List<OptionSpec> own = all.stream().filter(option -> of(option) == this).toList();
        if (own.isEmpty()) {
            return "";
        }
        Help.Layout layout = help.createDefaultLayout(all, List.of(), help.colorScheme());
        layout.addOptions(own, help.parameterLabelRenderer());
        String name = name();
        return "%n%s:%n%s".formatted(name.charAt(0) + name.substring(1).toLowerCase(Locale.ROOT), layout);
    }

    private static OptionGroup of(OptionSpec option) {
        return Arrays.stream(values())
                .filter(group -> group.names.contains(option.longestName()))
                .findFirst()
                .orElse(OTHER);
    }
}
