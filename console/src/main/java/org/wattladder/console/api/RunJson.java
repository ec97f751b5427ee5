package org.wattladder.console.api;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.wattladder.chauffeur.archive.Headline;
import org.wattladder.chauffeur.archive.IndexedRun;
import org.wattladder.chauffeur.archive.ListedFigures;
import org.wattladder.chauffeur.archive.RunSubject;
import org.wattladder.model.plan.RunMode;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.language.Words;

/**
 * A run for programs; what is unknown or absent is null.
 *
 * @param name by which it is asked for
 * @param directory on the disk of the console
 * @param state running, waiting, aborted, damaged or a verdict
 * @param remark on its state, in the language of who asks
 */
record RunJson(
        String name,
        String directory,
        String state,
        Optional<String> remark,
        @JsonUnwrapped Asked asked,
        List<String> hosts,
        Optional<Instant> startedAt,
        Optional<Instant> endedAt,
        @JsonUnwrapped Figures figures,
        List<String> labels,
        String note) {

    /** What was run. */
    record Asked(Optional<String> suite, Optional<String> title, Optional<String> mode) {}

    /** What came of it. */
    record Figures(
            Optional<String> tier,
            Optional<Figure> headline,
            Optional<Double> highestWatts,
            Optional<Double> idleWatts,
            Optional<Long> invalidFindings,
            Optional<Long> warnings) {}

    /** The figure that sums a run up: {@code score} or {@code ops-per-watt}. */
    record Figure(String kind, double value, Optional<String> tier) {}

    static RunJson of(IndexedRun run, Words words) {
        Optional<RunSubject> subject = run.subject();
        return new RunJson(
                run.name(),
                run.directory().toString(),
                run.state().label(),
                run.state().remark().map((Text remark) -> words.sentence(remark)),
                new Asked(
                        subject.map(RunSubject::suite),
                        subject.map(RunSubject::title),
                        subject.map(RunSubject::mode).map(RunMode::label)),
                run.hosts(),
                run.startedAt(),
                run.endedAt(),
                figures(run.figures()),
                run.note().labels(),
                run.note().text());
    }

    private static Figures figures(ListedFigures found) {
        return new Figures(
                found.tier().map(EvidenceTier::label),
                found.headline().map(RunJson::figure),
                found.highestWatts().stream().boxed().findFirst(),
                found.idleWatts().stream().boxed().findFirst(),
                found.invalidFindings().stream().boxed().findFirst(),
                found.warnings().stream().boxed().findFirst());
    }

    private static Figure figure(Headline headline) {
        return new Figure(
                headline.kind() == Headline.Kind.SCORE ? "score" : "ops-per-watt",
                headline.value(),
                headline.tier().map(EvidenceTier::label));
    }
}
