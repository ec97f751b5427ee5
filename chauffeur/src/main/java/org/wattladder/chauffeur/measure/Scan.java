package org.wattladder.chauffeur.measure;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Values that take the place of a name in braces, each of which makes a command of its own.
 *
 * @param name without braces
 * @param values in order
 */
public record Scan(String name, List<String> values) {
    private static final Pattern FORM = Pattern.compile("([A-Za-z][A-Za-z0-9_-]*)=(.+)");
    private static final Pattern BRACES = Pattern.compile("\\{([A-Za-z][A-Za-z0-9_-]*)}");

    public Scan {
        values = List.copyOf(values);
    }

    /**
     * Reads {@code threads=1,2,4}.
     *
     * @throws IOException with a sentence, if it is something else
     */
    public static Scan parse(String text) throws IOException {
        Matcher matcher = FORM.matcher(text);
        if (!matcher.matches()) {
            throw new IOException("--scan is NAME=VALUE,VALUE..., such as threads=1,2,4, not " + text);
        }
        List<String> values = List.of(matcher.group(2).split(",", -1));
        if (values.stream().distinct().count() < values.size() || values.contains("")) {
            throw new IOException("--scan " + text + " has an empty value, or one twice");
        }
        return new Scan(matcher.group(1), values);
    }

    /**
     * The commands with every value of every scan filled in, the last scan first to change.
     *
     * @throws IOException with a sentence, if a command does not have the name of a scan
     */
    public static List<NamedCommand> all(List<NamedCommand> commands, List<Scan> scans) throws IOException {
        List<NamedCommand> filled = commands;
        for (Scan scan : scans) {
            List<NamedCommand> next = new ArrayList<>();
            for (NamedCommand command : filled) {
                next.addAll(scan.of(command));
            }
            filled = next;
        }
        return List.copyOf(filled);
    }

    private List<NamedCommand> of(NamedCommand command) throws IOException {
        String place = "{" + name + "}";
        if (command.words().stream().noneMatch(word -> word.contains(place))) {
            Matcher other = BRACES.matcher(command.name());
            throw new IOException("--scan " + name + ": the command " + command.name() + " has no " + place
                    + (other.find() ? "; it has {" + other.group(1) + "}" : ""));
        }
        return values.stream()
                .map(value -> new NamedCommand(
                        command.name().replace(place, value),
                        command.words().stream()
                                .map(word -> word.replace(place, value))
                                .toList()))
                .toList();
    }
}
