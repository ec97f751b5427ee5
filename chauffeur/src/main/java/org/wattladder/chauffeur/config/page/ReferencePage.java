package org.wattladder.chauffeur.config.page;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import org.wattladder.chauffeur.config.meter.MeterKeys;
import org.wattladder.model.meter.MeterSource;
import org.wattladder.model.meter.MeterSourceOption;
import org.wattladder.settings.Key;
import org.wattladder.settings.Kind;
import org.wattladder.settings.NamedKind;
import org.wattladder.settings.Section;

/** Writes {@code docs/configuration.md}. */
public final class ReferencePage {
    private static final String INTRODUCTION = """
            # Configuration

            This page is generated from the declarations of the settings by `ReferencePageTest`; do not edit it.

            Files are YAML without anchors, aliases and merge keys. Everything is checked before anything starts. All unknown,
            repeated and missing names and all wrong values are reported together, each as `file:line:column: sentence`.
            `wattladder validate [SUITE]` shows the plan with every value as resolved.

            Lengths of time are a whole number with `ms`, `s`, `m` or `h`. Sizes are a whole number with `MiB` or `GiB`. A
            *section* holds settings of its own, in a table below.
            `defaults` holds for every worklet that does not set a value itself, setting by setting. There is no other
            inheritance, and no setting comes from the environment.

            Editors that know YAML schemas complete and check these files: each shipped file names its schema of
            `config/schema` in its first line. Copy that line into a file of yours beside it.
            `wattladder explain NAME` shows a setting in a terminal.
            """;

    private final StringBuilder page = new StringBuilder(INTRODUCTION);

    /** Sections that stand in several places are shown in the first. */
    private final Set<Section> shown = new HashSet<>();

    private static final String HEAD = "| setting | what it sets | allowed | default |\n| --- | --- | --- | --- |\n";

    private ReferencePage() {}

    /** The whole page, Markdown. */
    public static String write() {
        ReferencePage reference = new ReferencePage();
        for (DeclaredFile file : DeclaredFile.all()) {
            reference.file(title(file), file.section());
            if (file.section().equals(MeterKeys.SECTION)) {
                reference.sources();
            }
        }
        return reference.page.toString();
    }

    private static String title(DeclaredFile file) {
        return Character.toUpperCase(file.kind().charAt(0)) + file.kind().substring(1) + ": `" + file.place() + "`";
    }

    private void file(String title, Section section) {
        page.append("\n## ").append(title).append("\n\n");
        Deque<Nested> left = new ArrayDeque<>();
        table(section, "", left);
        while (!left.isEmpty()) {
            Nested next = left.removeFirst();
            page.append("\n### ").append(next.path()).append("\n\n");
            table(next.section(), next.path() + ".", left);
        }
    }

    private record Nested(String path, Section section) {}

    private void table(Section section, String prefix, Deque<Nested> left) {
        page.append(section.sentence()).append("\n\n");
        page.append(HEAD);
        for (Key<?> key : section.keys()) {
            row(key);
            nested(key.kind(), prefix + key.name(), left);
        }
    }

    private <T> void row(Key<T> key) {
        String standard = key.standard()
                .map(value -> key.kind().written(value))
                .filter(text -> !text.isEmpty())
                .map(text -> "`" + text + "`")
                .orElse(key.required() ? "must be given" : "");
        row(key.name(), key.sentence(), allowed(key.kind()), standard);
    }

    private void row(String name, String sentence, String allowed, String standard) {
        page.append("| `%s` | %s | %s | %s |\n".formatted(name, cell(sentence), allowed, standard));
    }

    private static String allowed(Kind<?> kind) {
        return kind instanceof Section ? "section" : cell(kind.range());
    }

    private void nested(Kind<?> kind, String path, Deque<Nested> left) {
        if (kind instanceof Section section && shown.add(section)) {
            left.add(new Nested(path, section));
        } else if (kind instanceof NamedKind<?> named
                && named.each() instanceof Section section
                && shown.add(section)) {
            left.add(new Nested(path + ".NAME", section));
        }
    }

    private void sources() {
        page.append("\n### Sources of local meters\n\n");
        page.append("`auto` takes the first of " + String.join(", ", MeterSource.automaticNames())
                + " that works on the machine.\n\n");
        for (MeterSource source : MeterSource.all()) {
            page.append("\n`%s` measures %s, evidence tier %s. %s\n\n"
                    .formatted(
                            source.label(),
                            source.quantity().name().toLowerCase(Locale.ROOT),
                            source.tier().label(),
                            source.sentence()));
            page.append(HEAD);
            for (MeterSourceOption option : source.options()) {
                String standard = option.standard().isEmpty() ? "" : "`" + option.standard() + "`";
                row(option.name(), option.sentence(), cell(option.range()), standard);
            }
        }
    }

    private static String cell(String text) {
        return text.replace("|", "\\|");
    }
}
