package org.wattladder.reporter.system.disk;

import java.util.ArrayList;
import java.util.List;
import org.wattladder.model.environment.EnvironmentKey;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.figures.WorkletFigures;
import org.wattladder.reporter.headline.Headline;
import org.wattladder.reporter.system.Disclosed;
import org.wattladder.reporter.system.SuiteSystem;
import org.wattladder.reporter.view.chart.Drawing;
import org.wattladder.reporter.view.page.Section;
import org.wattladder.reporter.view.table.Table;

/** Storage load profiles, swept over outstanding I/Os. */
public final class DiskIo implements SuiteSystem {
    private static final List<EnvironmentKey> DEVICES = List.of(EnvironmentKey.DEVICES, EnvironmentKey.CONTROLLERS);

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
        List<DiskMaxima> maxima = DiskMaxima.of(run.worklets());
        if (maxima.isEmpty()) {
            return List.of();
        }
        List<Table<?>> tables = new ArrayList<>();
        List<Drawing> drawings = new ArrayList<>();
        maxima.forEach(each -> tables.add(each.table()));
        tables.add(Disclosed.table(run, DEVICES));
        maxima.forEach(each -> drawings.add(each.graph()));
        for (WorkletFigures worklet : run.worklets()) {
            if (!worklet.depths().isEmpty()) {
                drawings.add(DepthPicture.of(worklet, "depths-" + drawings.size()));
            }
        }
        return List.of(new Section("maxima", Message.of("heading.maxima"), List.of(), drawings, tables, List.of()));
    }
}
