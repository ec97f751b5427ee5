package org.wattladder.director.discover;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The structures that {@code dmidecode} prints; lines of no known form are left out.
 *
 * @param structures in the order of the text
 */
record Smbios(List<Structure> structures) {
    private static final Pattern HANDLE = Pattern.compile("Handle 0x[0-9A-Fa-f]+, DMI type (\\d{1,3}),.*");
    private static final Pattern FIELD = Pattern.compile("\t([^\t:][^:]*):\\s*(.*)");

    /**
     * One structure.
     *
     * @param type of the standard, for example 17 for a memory module
     * @param fields by their printed names
     */
    record Structure(int type, Map<String, String> fields) {
        /** A field that says something. */
        Optional<String> field(String name) {
            return Optional.ofNullable(fields.get(name)).flatMap(CleanText::of);
        }
    }

    static Smbios parse(String text) {
        List<Structure> structures = new ArrayList<>();
        for (String line : text.lines().toList()) {
            Matcher handle = HANDLE.matcher(line);
            Matcher field = FIELD.matcher(line);
            if (handle.matches()) {
                structures.add(new Structure(Integer.parseInt(handle.group(1)), new LinkedHashMap<>()));
            } else if (field.matches() && !structures.isEmpty()) {
                structures
                        .get(structures.size() - 1)
                        .fields()
                        .putIfAbsent(field.group(1).strip(), field.group(2));
            }
        }
        return new Smbios(List.copyOf(structures));
    }

    List<Structure> ofType(int type) {
        return structures.stream().filter(each -> each.type() == type).toList();
    }
}
