package org.wattladder.reporter.system.disk;

import java.util.List;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.headline.Headline;
import org.wattladder.reporter.system.SuiteSystem;
import org.wattladder.reporter.view.page.Section;
import org.wattladder.reporter.view.table.Table;

/** Storage load profiles, swept over outstanding I/Os. */
public final class DiskIo implements SuiteSystem {
    @Override
    public String id() {
        return "disk-io";
    }

    @Override
    public String sentence() {
        return "the greatest value of each storage load profile over all depths as headline, with its depth";
    }

    @Override
    public List<Headline> headline(RunFigures run) {
        return DiskMaxima.of(run.worklets()).stream()
                .flatMap(table -> table.headline().stream())
                .toList();
    }

    @Override
    public List<Section> sections(RunFigures run) {
        List<Table<?>> tables = DiskMaxima.of(run.worklets()).stream()
                .<Table<?>>map(DiskMaxima::table)
                .toList();
        return tables.isEmpty()
                ? List.of()
                : List.of(new Section("maxima", Message.of("heading.maxima"), List.of(), tables, List.of()));
    }
}
