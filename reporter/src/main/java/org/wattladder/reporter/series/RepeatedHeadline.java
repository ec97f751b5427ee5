package org.wattladder.reporter.series;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.headline.Headline;
import org.wattladder.reporter.system.SuiteSystems;

/**
 * A figure that sums up each run, over the runs of a series.
 *
 * @param name as in each run
 * @param unit of the value
 * @param value over the runs
 * @param watts while it was measured
 * @param perWatt value for each watt
 * @param tier weakest evidence of all runs; empty when there is no watt
 */
public record RepeatedHeadline(
        Text name, Text unit, Repeated value, Repeated watts, Repeated perWatt, Optional<EvidenceTier> tier) {

    static List<RepeatedHeadline> of(List<RunFigures> runs) {
        Map<Text, List<Headline>> byName = new LinkedHashMap<>();
        runs.stream()
                .flatMap(run -> SuiteSystems.of(run).headline(run).stream())
                .forEach(figure -> byName.computeIfAbsent(figure.name(), unused -> new ArrayList<>())
                        .add(figure));
        return byName.values().stream().map(RepeatedHeadline::ofRuns).toList();
    }

    private static RepeatedHeadline ofRuns(List<Headline> runs) {
        return new RepeatedHeadline(
                runs.get(0).name(),
                runs.get(0).unit(),
                Repeated.of(runs.stream().map(Headline::value).toList(), 0),
                Repeated.of(runs.stream().map(run -> run.drawn().watts()).toList(), 0),
                Repeated.of(runs.stream().map(run -> run.drawn().perWatt()).toList(), 0),
                runs.stream().flatMap(run -> run.drawn().tier().stream()).reduce(EvidenceTier::lowest));
    }
}
