package org.wattladder.reporter.format.text;

import java.util.Locale;
import org.wattladder.reporter.view.Section;

/** Sections of a suite system for a terminal. */
final class SectionText {
    private SectionText() {}

    static void write(TextPage page, Section section) {
        page.heading(section.title());
        boolean first = section.text().isEmpty();
        if (!first) {
            page.say("", "", section.text());
        }
        for (Section.Table table : section.tables()) {
            if (!first) {
                page.gap();
            }
            first = false;
            TextTable.of(table.headings().stream().map(SectionText::lower).toList(), table.rows())
                    .print(page);
        }
        section.notes().forEach(note -> page.say("- ", "  ", note));
    }

    /** Headings of texts begin with a small letter; what follows, units above all, stays. */
    private static String lower(String heading) {
        return heading.substring(0, 1).toLowerCase(Locale.ROOT) + heading.substring(1);
    }
}
