package org.wattladder.reporter.system;

import java.util.List;
import org.wattladder.model.plan.PlannedSuite;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.view.page.Section;

/** What a suite has that names no system: the common rules, and where the energy goes. */
public final class NoSystem implements SuiteSystem {
    @Override
    public String id() {
        return PlannedSuite.NO_SYSTEM;
    }

    @Override
    public String sentence() {
        return "the table of energy";
    }

    @Override
    public List<Section> sections(RunFigures run) {
        return EnergyTable.section(run);
    }
}
