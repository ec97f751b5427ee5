package org.wattladder.meter.source;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.wattladder.settings.Key;
import org.wattladder.settings.Section;
import org.wattladder.settings.SectionValues;
import org.wattladder.settings.problem.Problem;
import org.wattladder.settings.problem.Problems;

/** The settings given to one source, of which each is valid by itself; sources check what goes together. */
public final class SourceSettings {
    private final String source;
    private final SectionValues values;

    private SourceSettings(String source, SectionValues values) {
        this.source = source;
        this.values = values;
    }

    /**
     * Settings of a source.
     *
     * @param source its name, for messages
     * @param given texts by name of the setting
     * @throws OptionMistake when a name is none of its settings, or a text none of its values
     */
    public static SourceSettings of(String source, List<Key<?>> keys, Map<String, String> given) throws OptionMistake {
        Problems problems = new Problems();
        SectionValues values = new Section("", keys).read(given, problems);
        Optional<Problem> first = problems.found().stream().findFirst();
        if (first.isPresent()) {
            throw new OptionMistake("source " + source + ": " + first.get().sentence());
        }
        return new SourceSettings(source, values);
    }

    /** The name of the source, for messages. */
    public String source() {
        return source;
    }

    /** What is given or the default; empty when there is neither. */
    public <T> Optional<T> find(Key<T> key) {
        return values.get(key).or(key::standard);
    }

    /** What is given or the default of a setting that has one. */
    public <T> T get(Key<T> key) {
        return values.orStandard(key);
    }
}
