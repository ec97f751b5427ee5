package org.wattladder.reporter.series;

import java.util.List;
import java.util.Optional;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.headline.Drawn;
import org.wattladder.reporter.headline.Headline;
import org.wattladder.reporter.system.SuiteSystems;

/**
 * A figure that sums up each run, over the runs of a series.
 *
 * @param name as in each run
 * @param unit of the value
 * @param value over the runs
 * @param runs the value in each run that declares the figure; absent ones included
 * @param watts while it was measured
 * @param perWatt value for each watt
 * @param tier weakest evidence of all runs; empty when there is no watt
 */
public record RepeatedHeadline(
        Text name,
        Text unit,
        Repeated value,
        List<Measurement> runs,
        Repeated watts,
        Repeated perWatt,
        Optional<EvidenceTier> tier) {

    static List<RepeatedHeadline> of(List<RunFigures> runs) {
        return SuiteSystems.headlines(runs).values().stream()
                .map(RepeatedHeadline::ofRuns)
                .toList();
    }

    /** The mean, as one figure. */
    Headline overall() {
        return new Headline(name, unit, value.mean(), value.low(), value.high(), Drawn.ofSeveral(tier), List.of());
    }

    private static RepeatedHeadline ofRuns(List<Headline> runs) {
        List<Measurement> values = runs.stream().map(Headline::value).toList();
        return new RepeatedHeadline(
                runs.get(0).name(),
                runs.get(0).unit(),
                Repeated.of(values, 0),
                values,
                Repeated.of(runs.stream().map(run -> run.drawn().watts()).toList(), 0),
                Repeated.of(runs.stream().map(run -> run.drawn().perWatt()).toList(), 0),
                runs.stream().flatMap(run -> run.drawn().tier().stream()).reduce(EvidenceTier::lowest));
    }
}
