package org.wattladder.reporter.view;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.wattladder.model.plan.RunMode;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.result.RunResult;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Judgement;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.finding.Verdict;

/**
 * A run as texts.
 *
 * @param title of the plan
 * @param run identifier
 * @param verdict on it
 * @param verdictSentence what the verdict means here
 * @param banners what a reader must know first
 * @param headlines the few figures that stand out, those of the suite system first
 * @param facts of the run
 * @param worklets every planned worklet
 * @param sections of the suite system
 * @param findings heaviest first
 * @param meters analyzers and sensors
 * @param hosts systems under test
 * @param plan what decided the run
 * @param figures it was made of
 */
public record RunView(
        String title,
        String run,
        Verdict verdict,
        String verdictSentence,
        List<Banner> banners,
        List<Fact> headlines,
        List<Fact> facts,
        List<WorkletView> worklets,
        List<Section> sections,
        List<Finding> findings,
        List<MeterView> meters,
        List<HostView> hosts,
        List<Fact> plan,
        RunFigures figures) {

    /** What stands on every report, so that nobody takes it for another's. */
    public static final String MODELLED_ON =
            "Wattladder is modelled on the method published for the Server Efficiency Rating Tool (ICPE 2012). This is"
                    + " not a SERT, SPEC or ENERGY STAR result and must not be presented as one.";

    /** Puts a judged run into words, with headlines and sections of its suite system. */
    public static RunView of(RunFigures run, Judgement judgement, List<Fact> headline, List<Section> sections) {
        RunResult result = run.result();
        List<WorkletView> worklets = new ArrayList<>();
        run.worklets().forEach(worklet -> worklets.add(WorkletView.of(worklets.size() + 1, worklet, run)));
        return new RunView(
                result.plan().suite().title(),
                result.run(),
                judgement.verdict(),
                sentence(run, judgement),
                Banners.of(run),
                Stream.concat(headline.stream(), RunFacts.headlines(run, judgement).stream())
                        .toList(),
                RunFacts.run(run),
                List.copyOf(worklets),
                List.copyOf(sections),
                judgement.findings(),
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

    private static String sentence(RunFigures run, Judgement judgement) {
        long invalid = judgement.count(Severity.INVALID);
        return switch (judgement.verdict()) {
            case VALID -> "Everything planned was measured and no finding makes it invalid." + reservation(run);
            case INVALID ->
                "Everything planned was tried, but " + (invalid == 1 ? "1 finding makes" : invalid + " findings make")
                        + " the run invalid.";
            case INCOMPLETE -> "The run broke off before the end of its plan.";
        };
    }

    private static String reservation(RunFigures run) {
        String watts = run.tier()
                .filter(tier -> tier.compareTo(EvidenceTier.IN_BAND) >= 0)
                .map(tier -> " Watts are " + tier.label() + ".")
                .orElse("");
        return (run.result().plan().suite().mode() == RunMode.FULL ? "" : " A rehearsal, not a rating.") + watts;
    }
}
