package org.wattladder.reporter.system.none;

import java.util.List;
import org.wattladder.model.plan.PlannedSuite;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.headline.Headline;
import org.wattladder.reporter.system.EnergyTable;
import org.wattladder.reporter.system.SuiteSystem;
import org.wattladder.reporter.view.page.Section;

/** What a suite or a program has that names no system: the common rules, what each worklet does at most, where the energy goes. */
public final class NoSystem implements SuiteSystem {
    @Override
    public String id() {
        return PlannedSuite.NO_SYSTEM;
    }

    @Override
    public String sentence() {
        return "the greatest performance of each worklet as headline, of a program also the energy of one unit, the table of energy";
    }

    @Override
    public List<Headline> headline(RunFigures run) {
        return GreatestPerformance.of(run);
    }

    @Override
    public List<Section> sections(RunFigures run) {
        return EnergyTable.section(run);
    }
}
