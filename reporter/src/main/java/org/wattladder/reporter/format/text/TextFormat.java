package org.wattladder.reporter.format.text;

import java.io.IOException;
import java.io.Writer;
import org.wattladder.reporter.figures.IntervalFigures;
import org.wattladder.reporter.format.PageFormat;
import org.wattladder.reporter.language.Words;
import org.wattladder.reporter.view.page.RunView;
import org.wattladder.reporter.view.page.Section;
import org.wattladder.reporter.view.page.WorkletView;
import org.wattladder.reporter.view.table.Cells;
import org.wattladder.reporter.view.table.Table;

/** {@code result.txt}: plain text for a terminal. */
public final class TextFormat implements PageFormat {
    @Override
    public String fileName() {
        return "result.txt";
    }

    @Override
    public void write(RunView run, Words words, Writer file) throws IOException {
        TextPage page = new TextPage(words);
        CommonParts.top(page, run);
        if (!run.headline().isEmpty()) {
            page.gap();
            CommonParts.aligned(page, CommonParts.headline(run));
        }
        page.heading("heading.run");
        CommonParts.facts(page, run.facts());
        CommonParts.findings(page, run);
        if (run.summarised()) {
            page.heading("heading.summary");
            TextTable.narrow(page, run.summary());
            page.paragraph("* ", "  ", words.sentences(run.summary().legend()));
        }
        run.notes().forEach(page::note);
        run.sections().stream().filter(section -> !section.onlyDraws()).forEach(section -> section(page, section));
        if (!run.totals().isEmpty()) {
            page.heading("heading.system");
            CommonParts.facts(page, run.totals());
        }
        run.worklets().forEach(worklet -> worklet(page, worklet));
        CommonParts.surroundings(page, run);
        page.moveTo(file);
    }

    private static void section(TextPage page, Section section) {
        page.heading(section.title());
        boolean first = section.text().isEmpty();
        if (!first) {
            page.paragraph("", "", page.words().sentences(section.text()));
        }
        for (Table<?> table : section.tables()) {
            if (!first) {
                page.gap();
            }
            first = false;
            TextTable.narrow(page, table);
        }
        section.notes().forEach(page::note);
    }

    private static void worklet(TextPage page, WorkletView worklet) {
        CommonParts.heading(page, worklet);
        if (worklet.idle()) {
            worklet.levels().rows().forEach(level -> page.line(idle(page.words(), level)));
        } else {
            TextTable.narrow(page, worklet.levels());
            worklet.levels().legend().forEach(page::note);
        }
        for (Table<?> table : worklet.tables()) {
            page.gap();
            TextTable.narrow(page, table);
            page.paragraph("- ", "  ", page.words().sentences(table.legend()));
        }
        worklet.notes().forEach(page::note);
    }

    private static String idle(Words words, IntervalFigures level) {
        return words.say(level.plan().load().amount()) + "  "
                + (level.averageWatts().asOptional().isPresent()
                        ? words.say(
                                "sentence.watts", Cells.significant(level.averageWatts(), 4), Cells.tier(level.tier()))
                        : words.say("sentence.watts-absent"));
    }
}
