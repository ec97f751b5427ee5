package org.wattladder.reporter.view.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.schedule.Turns;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.FindingGroup;
import org.wattladder.reporter.finding.Judgement;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.finding.Verdict;
import org.wattladder.reporter.headline.Headline;
import org.wattladder.reporter.view.chart.Graph;
import org.wattladder.reporter.view.chart.Picture;
import org.wattladder.reporter.view.table.Cells;
import org.wattladder.reporter.view.table.Table;

/**
 * A run as texts.
 *
 * @param head what stands on top
 * @param headline figures of the suite system that sum up the run
 * @param cards the few figures that stand out, those first
 * @param facts of the run
 * @param worklets every planned worklet
 * @param notes what holds for every worklet alike; sentences
 * @param sections of the suite system
 * @param findings a group for each rule, heaviest first
 * @param meters analyzers and sensors
 * @param hosts systems under test
 * @param plan what decided the run
 * @param figures it was made of
 * @param timeline the run over time; empty without samples
 */
public record RunView(
        Head head,
        List<Headline> headline,
        List<Card> cards,
        List<Fact> facts,
        List<WorkletView> worklets,
        List<Message> notes,
        List<Section> sections,
        List<FindingGroup> findings,
        List<MeterView> meters,
        List<HostView> hosts,
        List<Fact> plan,
        RunFigures figures,
        Optional<Picture> timeline) {

    /**
     * What stands on top of a report.
     *
     * @param title of the plan
     * @param run identifier
     * @param verdict on it
     * @param meaning what the verdict means here; sentences
     * @param banners what a reader must know first
     * @param counts of findings by severity
     */
    public record Head(
            String title, String run, Verdict verdict, List<Message> meaning, List<Banner> banners, Text counts) {}

    /** Puts a judged run into words, with headlines and sections of its suite system. */
    public static RunView of(RunFigures run, Judgement judgement, List<Headline> headline, List<Section> sections) {
        RunResult result = run.result();
        List<WorkletView> worklets = new ArrayList<>();
        run.worklets().forEach(worklet -> worklets.add(WorkletView.of(worklets.size() + 1, worklet, run)));
        List<Message> shared = shared(worklets);
        return new RunView(
                new Head(
                        result.plan().suite().title(),
                        result.run(),
                        judgement.verdict(),
                        meaning(run, judgement),
                        Banners.of(run),
                        RunFacts.findings(judgement)),
                List.copyOf(headline),
                Cards.of(run, headline),
                RunFacts.run(run),
                worklets.stream().map(worklet -> worklet.without(shared)).toList(),
                shared,
                List.copyOf(sections),
                FindingGroup.of(judgement.findings()),
                MeterView.all(run),
                HostView.all(result),
                RunFacts.plan(result.plan()),
                run,
                Optional.empty());
    }

    /** The same with the run over time. */
    public RunView with(Optional<Picture> overTime) {
        return new RunView(
                head, headline, cards, facts, worklets, notes, sections, findings, meters, hosts, plan, figures,
                overTime);
    }

    /** Notes that name nothing and that several worklets have, all of their workloads: they are told once. */
    private static List<Message> shared(List<WorkletView> worklets) {
        return worklets.stream()
                .flatMap(worklet -> worklet.notes().stream())
                .distinct()
                .filter(note -> note.arguments().isEmpty() && everywhere(note, worklets))
                .toList();
    }

    private static boolean everywhere(Message note, List<WorkletView> worklets) {
        List<WorkletView> holders = worklets.stream()
                .filter(worklet -> worklet.notes().contains(note))
                .toList();
        List<String> workloads = holders.stream().map(WorkletView::workload).toList();
        return holders.size() > 1
                && worklets.stream()
                        .filter(worklet -> workloads.contains(worklet.workload()))
                        .allMatch(holders::contains);
    }

    /** The one chart that says it; empty when there is nothing to draw, or a section shows it. */
    public Optional<Graph> chart() {
        return leading().isEmpty() ? Charts.headline(this) : Optional.empty();
    }

    /** Whether the chart on top shows the levels of this worklet, as it is the only one. */
    public boolean pictured(WorkletView worklet) {
        List<WorkletView> working = Charts.working(this);
        return chart().isPresent() && working.size() == 1 && working.get(0).equals(worklet);
    }

    /** A section as people see it, without what the chart on top shows already. */
    public Section shown(Section section) {
        return chart().isPresent() && Charts.scored(this) ? section.shownBesideChart() : section.shown();
    }

    /** The sections that stand before the summary, because they draw the answer. */
    public List<Section> leading() {
        return sections.stream().filter(Section::draws).toList();
    }

    /** The other sections. */
    public List<Section> following() {
        return sections.stream().filter(section -> !section.draws()).toList();
    }

    /** The worklets that are drawn beside each other, because they climb a ladder of loads. */
    public List<WorkletView> panels() {
        return worklets.stream().filter(Charts::climbs).toList();
    }

    /** The rules that decided the verdict, heaviest first; none when it stands for itself. */
    public List<FindingGroup> decisive() {
        return findings.stream()
                .filter(group -> group.severity().compareTo(Severity.WOULD_BE_INVALID) <= 0)
                .toList();
    }

    /** What the tables about worklets need to be told about; sentences, each once. */
    public List<Message> legends() {
        return Stream.concat(
                        summarised() ? Stream.of(summary()) : Stream.<Table<?>>empty(),
                        worklets.stream()
                                .flatMap(worklet ->
                                        Stream.concat(Stream.of(worklet.levels()), worklet.tables().stream())))
                .flatMap(table -> table.legend().stream())
                .distinct()
                .toList();
    }

    /** The terms that the page of the result uses. */
    public List<Fact> glossary() {
        Stream<Table<?>> tables = Stream.concat(
                summarised() ? Stream.of(summary()) : Stream.empty(),
                Stream.concat(
                        sections.stream().flatMap(section -> section.tables().stream()),
                        worklets.stream().map(WorkletView::levels)));
        return Glossary.of(
                Stream.concat(Glossary.headings(tables), cards.stream().map(Card::name)));
    }

    /** What is disclosed of the run and of each host; none when nothing was disclosed. */
    public List<Disclosure> disclosures() {
        return Disclosure.all(figures.result());
    }

    /** What names the system and the test, disclosed by the tester; none when nothing was disclosed. */
    public List<Fact> declared() {
        return SystemFacts.declared(figures.result());
    }

    /** What names the machine, declared or found; none when nothing is known of it. */
    public List<Fact> machine() {
        return SystemFacts.machine(figures.result());
    }

    /** How it was measured. */
    public List<Fact> measured() {
        return MeasuredFacts.of(figures);
    }

    /** The system under test as a whole; none when no Director answered. */
    public List<Fact> totals() {
        return SystemFacts.totals(figures.result());
    }

    /** Whether worklets have a place in the summary, which is about performance per watt: commands in turn have none. */
    public boolean summarised() {
        return !figures.worklets().stream().allMatch(worklet -> worklet.plan().schedule() instanceof Turns);
    }

    /** Every worklet in a row. */
    public Table<WorkletView> summary() {
        return new Table<>(
                        Message.of("legend.summary"),
                        Message.each("legend.geometric-mean"),
                        WorkletView.SUMMARY,
                        worklets)
                .withFiguresOrWhole();
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
