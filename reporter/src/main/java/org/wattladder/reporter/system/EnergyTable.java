package org.wattladder.reporter.system;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.wattladder.reporter.energy.WorkletEnergy;
import org.wattladder.reporter.figures.Absence;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.notation.Decimals;
import org.wattladder.reporter.score.RatedFigure;
import org.wattladder.reporter.score.RunScores;
import org.wattladder.reporter.score.WorkletScore;
import org.wattladder.reporter.view.LevelRow;
import org.wattladder.reporter.view.Section;

/** Where the energy of each worklet goes that does not only idle, for systems that show it. */
public final class EnergyTable {
    /** What the columns are. */
    public static final List<String> HEADINGS = List.of(
            "Worklet", "Ladder ratio", "About 95 %", "Dynamic range", "Proportionality", "Best at", "Fit off by, W");

    /** Of the section. */
    public static final String TITLE = "Energy";

    /** What the table shows. */
    public static final String CAPTION = "Energy: dynamic range is by how much idle is below the power at 100 %;"
            + " proportionality is 1 when power follows load.";

    private static final String DASH = "–";

    private EnergyTable() {}

    /** The table as a section of its own; none when every worklet only idles. */
    public static List<Section> section(RunFigures run) {
        Section section = new Section("energy", TITLE, "", List.of(of(run)), notes(run));
        return section.tables().isEmpty() ? List.of() : List.of(section);
    }

    /** The table, one row for each worklet that does not only idle. */
    public static Section.Table of(RunFigures run) {
        return new Section.Table(
                CAPTION,
                HEADINGS,
                RunScores.of(run).worklets().stream()
                        .map(worklet -> row(worklet, run))
                        .toList());
    }

    /** What the intervals in the table do not hold. */
    public static List<String> notes(RunFigures run) {
        Set<String> notes = new LinkedHashSet<>();
        for (WorkletScore worklet : RunScores.of(run).worklets()) {
            if (worklet.ladderRatio().value().asOptional().isPresent()) {
                Absence.reason(worklet.ladderRatio().uncertainty().meterPercent())
                        .ifPresent(reason ->
                                notes.add("Intervals do not hold the uncertainty of the meter: " + reason + "."));
            }
        }
        notes.add(
                "Intervals hold what one run can tell: meter, sampling and counting. How far runs differ only a series"
                        + " shows (--repeat).");
        return List.copyOf(notes);
    }

    /** Both ends of the interval of a figure, or a dash. */
    public static String interval(RatedFigure figure) {
        return figure.low().isPresent()
                ? Decimals.significant(figure.low().getAsDouble(), 4) + " to "
                        + Decimals.significant(figure.high().orElseThrow(), 4)
                : DASH;
    }

    private static List<String> row(WorkletScore worklet, RunFigures run) {
        WorkletEnergy energy = WorkletEnergy.of(worklet.worklet(), run);
        return List.of(
                worklet.worklet().plan().name(),
                Decimals.significant(worklet.ladderRatio().value(), 4),
                interval(worklet.ladderRatio()),
                energy.dynamicRangePercent().asOptional().isPresent()
                        ? Decimals.percent(Math.rint(10
                                        * energy.dynamicRangePercent()
                                                .asOptional()
                                                .getAsDouble())
                                / 10)
                        : Decimals.ABSENT,
                Decimals.significant(energy.proportionality(), 3),
                energy.mostEfficientLevel().map(LevelRow::load).orElse(Decimals.ABSENT),
                energy.curve()
                        .map(curve -> Decimals.significant(curve.residualStandardWatts(), 2))
                        .orElse(Decimals.ABSENT));
    }
}
