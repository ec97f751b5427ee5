package org.wattladder.chauffeur.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import picocli.CommandLine.Help;

/** Every command of Wattladder in the order of the help, from the table {@code lib/commands} that the launcher reads, too. */
final class CommandTable {
    private static final String RESOURCE = "commands";
    private static final int COLUMNS = 7;
    private static final Map<String, String> HEADINGS = headings();

    private CommandTable() {}

    /**
     * A command.
     *
     * @param name as people type it
     * @param kind which part of the help lists it: {@code measure}, {@code results} or {@code agents}
     * @param summary what it does, as the list of commands says it
     */
    record Row(String name, String kind, String summary) {}

    private static Map<String, String> headings() {
        Map<String, String> headings = new LinkedHashMap<>();
        headings.put("measure", "Measure");
        headings.put("results", "Results");
        headings.put("agents", "Agents, on the machines that measure and are measured");
        return headings;
    }

    /** All rows. */
    static List<Row> rows() {
        try (InputStream table = Objects.requireNonNull(CommandTable.class.getResourceAsStream(RESOURCE))) {
            return new String(table.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> line.split(" +", COLUMNS))
                    .map(words -> new Row(words[0], words[1], words[COLUMNS - 1]))
                    .toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** The part of the help that lists all commands, by kind. */
    static String list(Help help) {
        List<Row> rows = rows();
        return HEADINGS.entrySet().stream()
                .map(heading -> rows.stream()
                        .filter(row -> row.kind().equals(heading.getKey()))
                        .map(row -> line(row, help))
                        .collect(Collectors.joining("", "%n%s:%n".formatted(heading.getValue()), "")))
                .collect(Collectors.joining());
    }

    private static String line(Row row, Help help) {
        return "  %s%s%s%n"
                .formatted(
                        help.colorScheme().commandText(row.name()),
                        " ".repeat(12 - row.name().length()),
                        row.summary());
    }
}
