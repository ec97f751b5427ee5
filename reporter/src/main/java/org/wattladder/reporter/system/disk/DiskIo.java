package org.wattladder.reporter.system.disk;

import java.util.List;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.system.SuiteSystem;
import org.wattladder.reporter.view.Fact;
import org.wattladder.reporter.view.Section;

/** Storage load profiles, swept over outstanding I/Os. */
public final class DiskIo implements SuiteSystem {
    /** Of its section. */
    public static final String TITLE = "Maxima";

    /** What the tables of the section show. */
    public static final String CAPTION =
            "Greatest value over all numbers of outstanding I/Os; 1 MiB/s is 2^20 bytes/s, which"
                    + " reports of PRIMERGY servers call MB/s.";

    @Override
    public String id() {
        return "disk-io";
    }

    @Override
    public String sentence() {
        return "the greatest value of each storage load profile over all depths";
    }

    @Override
    public List<Fact> headline(RunFigures run) {
        return DiskMaxima.of(run.worklets()).stream().map(DiskMaxima::greatest).toList();
    }

    @Override
    public List<Section> sections(RunFigures run) {
        List<Section.Table> tables = DiskMaxima.of(run.worklets()).stream()
                .map(maxima -> new Section.Table(CAPTION, maxima.headings(), maxima.rows()))
                .toList();
        return tables.isEmpty() ? List.of() : List.of(new Section("maxima", TITLE, "", tables, List.of()));
    }
}
