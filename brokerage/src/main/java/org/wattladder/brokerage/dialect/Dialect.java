package org.wattladder.brokerage.dialect;

import java.sql.SQLException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.wattladder.worklets.api.DeviceFault;

/**
 * All statements for one kind of database, in named sections.
 *
 * @param sections statements by name of the section, each with numbered arguments like {@code ?1}
 */
public record Dialect(Map<String, List<String>> sections) {
    private static final int MAJOR = 1_000;

    public Dialect {
        sections = Map.copyOf(sections);
    }

    /** Name of the product, as its driver says it. */
    public String product() {
        return statement("product");
    }

    /** The statements of a section; none when it is empty. */
    public List<String> statements(String section) {
        List<String> statements = sections.get(section);
        if (statements == null) {
            throw new IllegalArgumentException("no dialect has a section " + section);
        }
        return statements;
    }

    /** The same with each <code>{name}</code> replaced by its value. */
    public List<String> statements(String section, Map<String, String> values) {
        return statements(section).stream()
                .map(statement -> {
                    String filled = statement;
                    for (Map.Entry<String, String> value : values.entrySet()) {
                        filled = filled.replace("{" + value.getKey() + "}", value.getValue());
                    }
                    return filled;
                })
                .toList();
    }

    /** The only statement of a section. */
    public String statement(String section) {
        List<String> statements = statements(section);
        if (statements.size() != 1) {
            throw new DeviceFault(
                    "section [" + section + "] of the dialect needs one statement, not " + statements.size());
        }
        return statements.get(0);
    }

    /** The only statement of the section that holds for this major version: the one with the highest number up to it. */
    public String statement(String section, int major) {
        for (int version = major; version > 0; version--) {
            if (sections.containsKey(section + " " + version)) {
                return statement(section + " " + version);
            }
        }
        return statement(section);
    }

    /** Whether a server of this version is too old. */
    public boolean isTooOld(int major, int minor) {
        String[] least = statement("least-version").split("\\.", 2);
        int leastMinor = least.length > 1 ? Integer.parseInt(least[1]) : 0;
        return major * MAJOR + minor < Integer.parseInt(least[0]) * MAJOR + leastMinor;
    }

    /** Whether a transaction that failed so is tried again. */
    public boolean refused(SQLException failed) {
        List<String> refused = statements("refused");
        return refused.contains(String.valueOf(failed.getSQLState()))
                || refused.contains(Integer.toString(failed.getErrorCode()));
    }

    /** The same with other sections instead of its own. */
    Dialect with(Map<String, List<String>> others) {
        Map<String, List<String>> all = new LinkedHashMap<>(sections);
        all.putAll(others);
        return new Dialect(all);
    }
}
