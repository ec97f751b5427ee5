package org.wattladder.brokerage.engine;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.wattladder.brokerage.dialect.Product;
import org.wattladder.worklets.api.DeviceFault;

/**
 * What the owner of a host says of the database: a file of lines {@code name=value}, documented in docs/brokerage.md. It stays on
 * that host, so no password is in a plan or a result.
 *
 * @param values by name
 * @param server settings of PostgreSQL by name, which win over those that are shipped
 */
public record DatabaseFile(Map<String, String> values, Map<String, String> server) {
    /** The variable of the environment that names the file. */
    public static final String VARIABLE = "WATTLADDER_DATABASE";

    private static final List<String> NAMES =
            List.of("account", "binaries", "dialect", "driver", "folder", "password", "url", "user");
    private static final String SERVER = "postgresql.";
    private static final Pattern SETTING = Pattern.compile("[a-z][a-z0-9_.]{0,62}");
    private static final Pattern PLAIN = Pattern.compile("[^'\\\\\\p{Cntrl}]{0,200}");

    public DatabaseFile {
        values = Map.copyOf(values);
        server = Map.copyOf(server);
    }

    /** The file that the environment names; nothing is said without one. */
    public static DatabaseFile of(Map<String, String> environment) {
        return Optional.ofNullable(environment.get(VARIABLE))
                .filter(name -> !name.isEmpty())
                .map(name -> read(Path.of(name)))
                .orElse(new DatabaseFile(Map.of(), Map.of()));
    }

    /**
     * Reads a file.
     *
     * @throws DeviceFault with a sentence that has file and line, if it cannot be read or a line is wrong
     */
    public static DatabaseFile read(Path file) {
        Map<String, String> values = new LinkedHashMap<>();
        Map<String, String> server = new LinkedHashMap<>();
        int number = 0;
        for (String line : lines(file)) {
            number++;
            String text = line.strip();
            if (!text.isEmpty() && !text.startsWith("#")) {
                String place = file + ", line " + number + ": ";
                int equals = text.indexOf('=');
                if (equals < 0) {
                    throw new DeviceFault(place + "a line is name=value, not \"" + text + "\"");
                }
                String name = text.substring(0, equals).strip();
                String value = text.substring(equals + 1).strip();
                boolean known = name.startsWith(SERVER)
                        ? SETTING.matcher(name.substring(SERVER.length())).matches()
                        : NAMES.contains(name);
                if (!known) {
                    throw new DeviceFault(place + "unknown name \"" + name + "\"; known are " + String.join(", ", NAMES)
                            + " and " + SERVER + "SETTING");
                }
                if (name.startsWith(SERVER) && !PLAIN.matcher(value).matches()) {
                    throw new DeviceFault(place + "a setting of PostgreSQL holds no quotation mark and no backslash");
                }
                String earlier = name.startsWith(SERVER)
                        ? server.put(name.substring(SERVER.length()), value)
                        : values.put(name, value);
                if (earlier != null) {
                    throw new DeviceFault(place + name + " is set twice");
                }
            }
        }
        return new DatabaseFile(values, server);
    }

    /** A value; empty when the file does not say it. */
    public Optional<String> value(String name) {
        return Optional.ofNullable(values.get(name)).filter(text -> !text.isEmpty());
    }

    /**
     * How to log in to the server of the user.
     *
     * @throws DeviceFault with a sentence, if its driver or its dialect is missing
     */
    public Login login() {
        String url = value("url").orElseThrow();
        return new Login(
                url,
                value("user").orElse("postgres"),
                value("password").orElse(""),
                Product.of(url, value("driver").map(Path::of), value("dialect").map(Path::of)));
    }

    private static List<String> lines(Path file) {
        try {
            return Files.readAllLines(file, StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new DeviceFault(
                    "the file of the database " + file + " (" + VARIABLE + ") cannot be read: "
                            + unreadable.getMessage(),
                    unreadable);
        }
    }
}
