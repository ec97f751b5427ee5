package org.wattladder.brokerage.dialect;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.wattladder.worklets.api.DeviceFault;

/** Reads the files of dialects. The one for PostgreSQL has all sections, any other those that differ from it. */
final class DialectFile {
    /** The dialects that are shipped, by the word after {@code jdbc:}. */
    static final Set<String> SHIPPED = new TreeSet<>(Set.of("mariadb", "postgresql"));

    private static final String BASE = "postgresql";
    private static final Pattern SECTION = Pattern.compile("\\[([a-z][a-z.-]*)( [1-9][0-9]{0,3})?]");

    private DialectFile() {}

    /**
     * The dialect in a file, else the one that is shipped for such URLs; empty when there is none.
     *
     * @param scheme the word after {@code jdbc:}
     * @throws DeviceFault with a sentence that has file and line, if it cannot be read
     */
    static Optional<Dialect> find(String scheme, Optional<Path> file) {
        Dialect base = new Dialect(parse(BASE + ".sql", shipped(BASE), name -> name));
        UnaryOperator<String> known = name -> known(name, base.sections().keySet());
        if (file.isPresent()) {
            return Optional.of(base.with(parse(file.get().toString(), read(file.get()), known)));
        }
        return Optional.of(scheme)
                .filter(SHIPPED::contains)
                .map(name -> base.with(parse(name + ".sql", shipped(name), known)));
    }

    private static String known(String name, Set<String> sections) {
        if (sections.contains(name)) {
            return name;
        }
        String group = name.contains(".") ? name.substring(0, name.indexOf('.') + 1) : name.substring(0, 1);
        List<String> alike = sections.stream()
                .filter(section -> section.startsWith(group))
                .sorted()
                .toList();
        throw new DeviceFault("unknown section [" + name + "]; known are "
                + String.join(", ", alike.isEmpty() ? new TreeSet<>(sections) : alike));
    }

    private static Map<String, List<String>> parse(String file, String text, UnaryOperator<String> known) {
        Map<String, List<String>> sections = new LinkedHashMap<>();
        List<String> statements = new ArrayList<>();
        StringBuilder statement = new StringBuilder();
        int number = 0;
        for (String line : text.lines().map(String::strip).toList()) {
            number++;
            Matcher header = SECTION.matcher(line);
            if (header.matches()) {
                refuse(statement.length() > 0, file, number, "the statement before has no semicolon");
                statements = new ArrayList<>();
                refuse(
                        sections.put(header(header, known, file, number), statements) != null,
                        file,
                        number,
                        "section twice");
            } else if (!line.isEmpty() && !line.startsWith("--")) {
                refuse(sections.isEmpty(), file, number, "no section [NAME] has begun");
                statement.append(statement.length() == 0 ? "" : " ").append(line);
                if (line.endsWith(";")) {
                    statements.add(statement.substring(0, statement.length() - 1));
                    statement.setLength(0);
                }
            }
        }
        refuse(statement.length() > 0, file, number, "the last statement has no semicolon");
        return sections;
    }

    private static String header(Matcher header, UnaryOperator<String> known, String file, int number) {
        try {
            return known.apply(header.group(1)) + Objects.requireNonNullElse(header.group(2), "");
        } catch (DeviceFault unknown) {
            throw new DeviceFault(file + ", line " + number + ": " + unknown.getMessage(), unknown);
        }
    }

    private static void refuse(boolean wrong, String file, int number, String sentence) {
        if (wrong) {
            throw new DeviceFault(file + ", line " + number + ": " + sentence);
        }
    }

    private static String shipped(String name) {
        try (InputStream stream = Objects.requireNonNull(DialectFile.class.getResourceAsStream(name + ".sql"))) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new IllegalStateException(name, unreadable);
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException unreadable) {
            throw new DeviceFault("the dialect " + file + " cannot be read: " + unreadable.getMessage(), unreadable);
        }
    }
}
