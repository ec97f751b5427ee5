package org.wattladder.reporter.series;

import java.util.List;
import java.util.Optional;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.view.page.Fact;
import org.wattladder.reporter.view.page.SystemFacts;

/**
 * What the runs of a series ran on.
 *
 * @param facts that name the machine of the first run; none when nothing is known of it
 * @param hosts names of the systems under test
 * @param meters that counted, each with what it is
 * @param tier weakest evidence behind any watt of any run; empty when there is none
 */
public record Machines(List<Fact> facts, List<String> hosts, List<String> meters, Optional<EvidenceTier> tier) {
    static Machines of(List<RunFigures> runs) {
        RunFigures first = runs.get(0);
        return new Machines(
                SystemFacts.machine(first.result()),
                first.result().plan().systems().stream()
                        .map(host -> host.name())
                        .toList(),
                first.result().meters().stream()
                        .map(meter -> meter.name() + "=" + meter.identity().device())
                        .toList(),
                runs.stream().flatMap(run -> run.tier().stream()).reduce(EvidenceTier::lowest));
    }
}
