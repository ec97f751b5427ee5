package org.wattladder.reporter.view;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.FindingGroup;
import org.wattladder.reporter.finding.Judgement;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.finding.Verdict;

/**
 * A run as texts.
 *
 * @param title of the plan
 * @param run identifier
 * @param verdict on it
 * @param verdictMeaning what the verdict means here; sentences
 * @param banners what a reader must know first
 * @param headlines the few figures that stand out, those of the suite system first
 * @param facts of the run
 * @param worklets every planned worklet
 * @param sections of the suite system
 * @param findings a group for each rule, heaviest first
 * @param meters analyzers and sensors
 * @param hosts systems under test
 * @param plan what decided the run
 * @param figures it was made of
 */
public record RunView(
        String title,
        String run,
        Verdict verdict,
        List<Message> verdictMeaning,
        List<Banner> banners,
        List<Fact> headlines,
        List<Fact> facts,
        List<WorkletView> worklets,
        List<Section> sections,
        List<FindingGroup> findings,
        List<MeterView> meters,
        List<HostView> hosts,
        List<Fact> plan,
        RunFigures figures) {

    /** Puts a judged run into words, with headlines and sections of its suite system. */
    public static RunView of(RunFigures run, Judgement judgement, List<Fact> headline, List<Section> sections) {
        RunResult result = run.result();
        List<WorkletView> worklets = new ArrayList<>();
        run.worklets().forEach(worklet -> worklets.add(WorkletView.of(worklets.size() + 1, worklet, run)));
        return new RunView(
                result.plan().suite().title(),
                result.run(),
                judgement.verdict(),
                meaning(run, judgement),
                Banners.of(run),
                Stream.concat(headline.stream(), RunFacts.headlines(run, judgement).stream())
                        .toList(),
                RunFacts.run(run),
                List.copyOf(worklets),
                List.copyOf(sections),
                FindingGroup.of(judgement.findings()),
                MeterView.all(run),
                HostView.all(result),
                RunFacts.plan(result.plan()),
                run);
    }

    /** What is disclosed of the run and of each host; none when nothing was disclosed. */
    public List<Disclosure> disclosures() {
        return Disclosure.all(figures.result());
    }

    /** What names the system and the test, disclosed by the tester; none when nothing was disclosed. */
    public List<Fact> declared() {
        return SystemFacts.declared(figures.result());
    }

    /** The system under test as a whole; none when no Director answered. */
    public List<Fact> totals() {
        return SystemFacts.totals(figures.result());
    }

    /** Every worklet in a row. */
    public Table<WorkletView> summary() {
        return new Table<>(
                Message.of("legend.summary"), Message.each("legend.geometric-mean"), WorkletView.SUMMARY, worklets);
    }

    private static List<Message> meaning(RunFigures run, Judgement judgement) {
        List<Message> sentences = new ArrayList<>();
        sentences.add(
                judgement.verdict() == Verdict.INVALID
                        ? Message.of("judgement.invalid", judgement.count(Severity.INVALID))
                        : Message.of("judgement." + judgement.verdict().label()));
        if (judgement.count(Severity.WOULD_BE_INVALID) > 0) {
            sentences.add(Message.of("judgement.would-be-invalid", judgement.count(Severity.WOULD_BE_INVALID)));
        }
        if (judgement.verdict() != Verdict.PUBLISHED) {
            run.tier()
                    .filter(tier -> tier.compareTo(EvidenceTier.IN_BAND) >= 0)
                    .ifPresent(tier -> sentences.add(Message.of("judgement.watts", Cells.tier(tier))));
        }
        return List.copyOf(sentences);
    }
}
