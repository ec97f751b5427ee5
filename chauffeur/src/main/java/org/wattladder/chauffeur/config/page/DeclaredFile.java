package org.wattladder.chauffeur.config.page;

import java.util.ArrayList;
import java.util.List;
import org.wattladder.chauffeur.config.environment.FactKeys;
import org.wattladder.chauffeur.config.meter.MeterKeys;
import org.wattladder.chauffeur.config.score.ReferenceKeys;
import org.wattladder.chauffeur.config.suite.ClientKeys;
import org.wattladder.chauffeur.config.suite.SuiteKeys;
import org.wattladder.settings.Key;
import org.wattladder.settings.Kind;
import org.wattladder.settings.NamedKind;
import org.wattladder.settings.Section;
import org.wattladder.settings.program.ProgramKeys;

/**
 * A kind of file that users write.
 *
 * @param kind one word, lower case
 * @param place where such files lie, or the option that takes one
 * @param section what it may hold
 */
public record DeclaredFile(String kind, String place, Section section) {

    /**
     * A setting somewhere in such a file.
     *
     * @param path names of the sections around it and its own, joined by dots; {@code NAME} for a name of the user's choice
     */
    public record Setting(String path, Key<?> key) {}

    /** Every kind, in the order of the reference page. */
    public static List<DeclaredFile> all() {
        return List.of(
                new DeclaredFile("suite", "config/suites/NAME.yaml", SuiteKeys.SECTION),
                new DeclaredFile("program", "config/programs/NAME.yaml", ProgramKeys.SECTION),
                new DeclaredFile("clients", "config/clients/NAME.yaml", ClientKeys.SECTION),
                new DeclaredFile("meters", "config/meters/NAME.yaml", MeterKeys.SECTION),
                new DeclaredFile("references", "config/references/NAME.yaml", ReferenceKeys.SECTION),
                new DeclaredFile("environment", "--environment FILE", FactKeys.SECTION));
    }

    /** Every setting that such a file may hold, each section before what is in it. */
    public List<Setting> settings() {
        List<Setting> settings = new ArrayList<>();
        add(section, "", settings);
        return List.copyOf(settings);
    }

    private static void add(Section section, String prefix, List<Setting> settings) {
        for (Key<?> key : section.keys()) {
            settings.add(new Setting(prefix + key.name(), key));
            nested(key.kind(), prefix + key.name(), settings);
        }
    }

    private static void nested(Kind<?> kind, String path, List<Setting> settings) {
        if (kind instanceof Section section) {
            add(section, path + ".", settings);
        } else if (kind instanceof NamedKind<?> named && named.each() instanceof Section section) {
            add(section, path + ".NAME.", settings);
        }
    }
}
