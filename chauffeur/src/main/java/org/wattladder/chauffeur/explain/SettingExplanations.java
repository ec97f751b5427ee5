package org.wattladder.chauffeur.explain;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import org.wattladder.chauffeur.config.page.DeclaredFile;
import org.wattladder.chauffeur.explain.Explanation.Part;
import org.wattladder.model.meter.MeterSource;
import org.wattladder.model.meter.MeterSourceOption;
import org.wattladder.model.result.MeterFacts.Quantity;
import org.wattladder.settings.Key;
import org.wattladder.settings.Section;

/** Settings of files and options of meter sources, each declaration once with all places where it may stand. */
final class SettingExplanations {
    private static final String DEFAULTS = "defaults.";
    private static final String WORKLET = "worklets.NAME.";

    private SettingExplanations() {}

    static List<Explanation> all() {
        List<Explanation> all = new ArrayList<>();
        for (DeclaredFile file : DeclaredFile.all()) {
            IdentityHashMap<Key<?>, List<String>> places = new IdentityHashMap<>();
            List<Key<?>> keys = new ArrayList<>();
            for (DeclaredFile.Setting setting : file.settings()) {
                places.computeIfAbsent(setting.key(), key -> {
                            keys.add(key);
                            return new ArrayList<>();
                        })
                        .add(file.kind() + "." + setting.path());
            }
            keys.forEach(key -> all.add(setting(file, key, places.getOrDefault(key, List.of()))));
        }
        for (MeterSource source : MeterSource.all()) {
            source.options().forEach(option -> all.add(option(source, option)));
        }
        return all;
    }

    private static <T> Explanation setting(DeclaredFile file, Key<T> key, List<String> names) {
        List<Part> parts = new ArrayList<>();
        parts.add(new Part("What", key.sentence()));
        parts.add(new Part("Where", where(file, names)));
        parts.add(new Part(
                "Allowed",
                key.kind() instanceof Section section
                        ? inside(section)
                        : key.kind().range()));
        key.standard()
                .map(value -> key.kind().written(value))
                .filter(text -> !text.isEmpty())
                .ifPresent(text -> parts.add(new Part("Default", text)));
        if (key.required()) {
            parts.add(new Part("Default", "none, it must be given"));
        }
        return new Explanation(names, "setting of " + file.kind() + " files", parts);
    }

    /** Every worklet may set itself what it would inherit, so that the paths below both are told once. */
    private static String where(DeclaredFile file, List<String> names) {
        List<String> paths = names.stream()
                .map(name -> name.substring(file.kind().length() + 1))
                .toList();
        List<String> inherited = below(DEFAULTS, paths);
        boolean both = !inherited.isEmpty() && inherited.equals(below(WORKLET, paths));
        return both
                ? String.join(", ", inherited) + " below defaults or worklets.NAME in " + file.place()
                : String.join(", ", paths) + " in " + file.place();
    }

    private static List<String> below(String prefix, List<String> paths) {
        return paths.stream()
                .filter(path -> path.startsWith(prefix))
                .map(path -> path.substring(prefix.length()))
                .toList();
    }

    private static String inside(Section section) {
        return "a section with "
                + String.join(", ", section.keys().stream().map(Key::name).toList());
    }

    private static Explanation option(MeterSource source, MeterSourceOption option) {
        String use = source.quantity() == Quantity.POWER ? "meter" : "sensor";
        List<Part> parts = new ArrayList<>();
        parts.add(new Part("What", option.sentence()));
        parts.add(new Part(
                "Where",
                "--" + use + " " + source.label() + ":" + option.name() + "=VALUE, or options of a " + use
                        + " in a meters file"));
        parts.add(new Part("Allowed", option.range()));
        if (!option.standard().isEmpty()) {
            parts.add(new Part("Default", option.standard()));
        }
        return new Explanation(
                List.of(use + "." + source.label() + "." + option.name()),
                "option of the " + use + " source " + source.label(),
                parts);
    }
}
