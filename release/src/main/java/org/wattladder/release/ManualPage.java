package org.wattladder.release;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Help.Ansi.Text;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** The manual page of one command, in the macros of {@code man}. */
final class ManualPage {
    private static final int DESCRIPTION_COLUMN = 4;

    private final CommandSpec spec;
    private final Help help;
    private final List<String> lines = new ArrayList<>();

    private ManualPage(CommandLine command) {
        this.spec = command.getCommandSpec();
        this.help =
                command.setColorScheme(Help.defaultColorScheme(Help.Ansi.OFF)).getHelp();
    }

    /** Its name, {@code wattladder-keys-create} for example. */
    static String name(CommandLine command) {
        return command.getCommandSpec().qualifiedName("-");
    }

    /** Its text. */
    static String of(CommandLine command, String version) {
        ManualPage page = new ManualPage(command);
        String name = name(command);
        page.lines.add(".TH " + name.toUpperCase(Locale.ROOT) + " 1 \"\" \"Wattladder " + version + "\" Wattladder");
        page.write(name);
        return String.join("\n", page.lines) + "\n";
    }

    private void write(String name) {
        String first = description().findFirst().orElse(name);
        section("NAME");
        lines.add(escaped(name) + " \\- " + escaped(first.replaceFirst("(?s)[.:;]\\s.*|\\.$", "")));
        section("SYNOPSIS");
        lines.add(escaped(help.synopsis(0).strip().replaceAll("\\s+", " ")));
        section("DESCRIPTION");
        description().forEach(this::paragraph);
        described("COMMANDS", commands());
        described("PARAMETERS", parameters());
        described("OPTIONS", options());
        described(
                "EXIT STATUS",
                help.exitCodeListHeading().isBlank()
                        ? Map.of()
                        : spec.usageMessage().exitCodeList());
        footer();
        CommandSpec parent = spec.parent();
        if (parent != null) {
            section("SEE ALSO");
            lines.add(".BR " + escaped(parent.qualifiedName("-")) + " (1)");
        }
    }

    private Stream<String> description() {
        return Arrays.stream(spec.usageMessage().description()).map(ManualPage::plain);
    }

    private Map<String, String> commands() {
        Map<String, String> all = new LinkedHashMap<>();
        help.subcommands()
                .forEach((name, sub) -> all.put(
                        name,
                        Arrays.stream(sub.commandSpec().usageMessage().description())
                                .map(ManualPage::plain)
                                .findFirst()
                                .orElse("")));
        return all;
    }

    private Map<String, String> parameters() {
        Map<String, String> all = new LinkedHashMap<>();
        spec.positionalParameters().stream()
                .filter(each -> !each.hidden())
                .forEach(each -> all.put(
                        each.paramLabel(),
                        sentence(help.createDefaultParameterRenderer()
                                .render(each, help.parameterLabelRenderer(), help.colorScheme()))));
        return all;
    }

    private Map<String, String> options() {
        Map<String, String> all = new LinkedHashMap<>();
        for (OptionSpec option : spec.options()) {
            if (!option.hidden()) {
                String label = option.arity().max() == 0
                        ? ""
                        : (option.longestName().startsWith("--") ? "=" : " ") + option.paramLabel();
                all.put(
                        String.join(", ", option.names()) + label,
                        sentence(help.createDefaultOptionRenderer()
                                .render(option, help.parameterLabelRenderer(), help.colorScheme())));
            }
        }
        return all;
    }

    /** The descriptions of all rows that picocli makes of an option, in which values are filled in. */
    private static String sentence(Text[][] rows) {
        return Arrays.stream(rows)
                .map(row -> row[DESCRIPTION_COLUMN].toString().strip())
                .filter(text -> !text.isEmpty())
                .collect(Collectors.joining(" "));
    }

    private void described(String heading, Map<String, String> texts) {
        if (texts.isEmpty()) {
            return;
        }
        section(heading);
        texts.forEach((name, text) -> {
            lines.add(".TP");
            lines.add("\\fB" + escaped(name) + "\\fR");
            lines.add(escaped(plain(text).strip()));
        });
    }

    /** Examples and what stands behind them, line by line. */
    private void footer() {
        String[] footer = spec.usageMessage().footer();
        if (footer.length == 0) {
            return;
        }
        String heading = plain(help.footerHeading()).strip().replace(":", "");
        section(heading.isEmpty() ? "NOTES" : heading.toUpperCase(Locale.ROOT));
        lines.add(".nf");
        Arrays.stream(footer).map(ManualPage::plain).map(ManualPage::escaped).forEach(lines::add);
        lines.add(".fi");
    }

    private void section(String heading) {
        lines.add(".SH " + heading);
    }

    private void paragraph(String text) {
        lines.add(".PP");
        lines.add(escaped(text));
    }

    private static String plain(String text) {
        return text.replace("%n", " ").replace("%%", "%");
    }

    private static String escaped(String text) {
        String safe = text.replace("\\", "\\e").replace("-", "\\-");
        return safe.startsWith(".") || safe.startsWith("'") ? "\\&" + safe : safe;
    }
}
