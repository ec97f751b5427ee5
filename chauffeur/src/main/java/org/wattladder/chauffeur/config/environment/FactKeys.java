package org.wattladder.chauffeur.config.environment;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.wattladder.model.environment.EnvironmentGroup;
import org.wattladder.model.environment.EnvironmentKey;
import org.wattladder.settings.Key;
import org.wattladder.settings.Kind;
import org.wattladder.settings.NamedKind;
import org.wattladder.settings.PlacedValue;
import org.wattladder.settings.ScalarKind;
import org.wattladder.settings.Section;
import org.wattladder.settings.SectionValues;

/** Settings of an environment file, made from the catalogue of facts. */
public final class FactKeys {
    private static final int LONGEST = 2000;

    static final Key<String> DISCOVERED = Key.optional(
            "discovered", line(), "What `wattladder discover` found. A run compares it with what it finds itself.");
    static final Key<String> DECLARED =
            Key.optional("declared", line(), "Your value, which replaces or completes the discovered one.");
    static final Key<String> ABSENT = Key.optional("absent", line(), "Why it is missing.");

    private static final Section FACT = new Section(
            "The value of a fact and its origin; give at least one.", List.of(DISCOVERED, DECLARED, ABSENT));

    /** Facts of these groups by group; the same keys read and find. */
    private static final Map<EnvironmentGroup, Group> GROUPS = groups();

    static final Key<List<PlacedValue<SectionValues>>> HOSTS = Key.of(
            "hosts",
            List.of(),
            new NamedKind<>("systems under test by the names that the run shows", 0, hostSection()),
            "Systems under test; one that is not named here has only what its Director finds.");

    /** What an environment file holds. */
    public static final Section SECTION =
            new Section("What a report discloses, used with `--environment FILE`; see environment.md.", top());

    private FactKeys() {}

    /**
     * The settings of one group.
     *
     * @param section its key in a file
     * @param facts key of each of its facts
     */
    record Group(Key<SectionValues> section, Map<EnvironmentKey, Key<SectionValues>> facts) {}

    static Group group(EnvironmentGroup group) {
        return Optional.ofNullable(GROUPS.get(group)).orElseThrow();
    }

    private static Kind<String> line() {
        return new ScalarKind<>(
                "a text of one line of at most " + LONGEST + " characters",
                ScalarKind.Form.WORD,
                text -> Optional.of(text)
                        .filter(each -> !each.isBlank() && each.length() <= LONGEST)
                        .filter(each -> each.chars().noneMatch(Character::isISOControl)),
                text -> "",
                text -> text);
    }

    private static Map<EnvironmentGroup, Group> groups() {
        Map<EnvironmentGroup, Group> groups = new LinkedHashMap<>();
        for (EnvironmentGroup group : EnvironmentGroup.values()) {
            Map<EnvironmentKey, Key<SectionValues>> facts = new LinkedHashMap<>();
            Arrays.stream(EnvironmentKey.values())
                    .filter(key -> key.group() == group)
                    .forEach(key -> facts.put(key, Key.optional(key.label(), FACT, sentence(key))));
            Section section = new Section(group.sentence() + ".", List.copyOf(facts.values()));
            groups.put(group, new Group(Key.optional(group.label(), section, group.sentence() + "."), facts));
        }
        return Map.copyOf(groups);
    }

    private static String sentence(EnvironmentKey key) {
        return Character.toUpperCase(key.sentence().charAt(0))
                + key.sentence().substring(1)
                + (key.isNeeded() ? ". Needed in a full rating." : ".");
    }

    private static Section hostSection() {
        return new Section("Facts of one system under test.", List.copyOf(sections(true)));
    }

    private static List<Key<?>> top() {
        List<Key<?>> keys = new ArrayList<>(sections(false));
        keys.add(HOSTS);
        return keys;
    }

    private static List<Key<SectionValues>> sections(boolean ofHost) {
        return Arrays.stream(EnvironmentGroup.values())
                .filter(group -> group.ofHost() == ofHost)
                .map(group -> group(group).section())
                .toList();
    }
}
