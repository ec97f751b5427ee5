package org.wattladder.reporter.format.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.wattladder.model.plan.PlannedSuite;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Name;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.figures.Absence;
import org.wattladder.reporter.finding.FindingGroup;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.finding.Verdict;
import org.wattladder.reporter.language.Words;
import org.wattladder.reporter.system.AnswerPart;
import org.wattladder.reporter.view.page.Fact;
import org.wattladder.reporter.view.page.RunView;
import org.wattladder.reporter.view.page.WorkletView;
import org.wattladder.reporter.view.table.Cells;

/** The last screen of a run: verdict, score, worklets, findings and what to do next; its tables are as long as the suite. */
public final class SummaryText {
    private static final int MOST_FINDINGS = 5;

    /** Changes that leave no rating of a plan. */
    private static final Set<String> OF_RESEARCH = Set.of("change.left-out", "change.levels");

    /** Below an answer of a few lines. */
    private static final int FEWEST_FINDINGS = 2;

    private static final int LONGEST_SINGLE_TABLE = 5;
    private static final String BETWEEN_TABLES = "   ";

    private final RunView run;
    private final Words words;
    private final Screen screen;
    private final TextPage page;

    private SummaryText(RunView run, Words words, Screen screen) {
        this.run = run;
        this.words = words;
        this.screen = screen;
        this.page = new TextPage(words, screen.width());
    }

    /**
     * The summary as lines.
     *
     * @param answer what the suite system says instead of verdict, figures and worklets; none when these stand
     * @param directory of the run, as it is named to the user
     */
    public static String write(RunView run, List<AnswerPart> answer, Words words, Screen screen, String directory) {
        SummaryText summary = new SummaryText(run, words, screen);
        if (answer.isEmpty()) {
            summary.verdict();
            summary.page.gap();
            CommonParts.aligned(summary.page, summary.figures());
            summary.worklets();
            summary.findings(MOST_FINDINGS);
            summary.page.gap();
            CommonParts.facts(summary.page, summary.next(directory));
        } else {
            answer.forEach(part -> {
                summary.page.paragraph("", "  ", words.say(part.head()));
                part.details().forEach(line -> summary.page.paragraph("  ", "  ", words.say(line)));
            });
            summary.findings(FEWEST_FINDINGS);
            CommonParts.facts(summary.page, List.of(summary.report(directory)));
        }
        return summary.page.text();
    }

    private void verdict() {
        String verdict = words.capitals(run.head().verdict().word());
        page.line(
                screen.paint(run.head().verdict(), verdict) + "  " + run.head().title());
        page.paragraph("", "", words.sentences(run.head().meaning()));
    }

    private List<Fact> figures() {
        List<Fact> facts = new ArrayList<>(CommonParts.headline(run));
        Measurement idle = run.figures().idleWatts();
        facts.add(Fact.of(
                "fact.active-idle",
                Absence.reason(idle)
                        .<Text>map(reason -> Message.of("summary.none", reason))
                        .orElseGet(() -> Message.of(
                                "sentence.watts",
                                Cells.significant(idle, 4),
                                Cells.tier(run.figures().tier())))));
        return facts;
    }

    private void worklets() {
        List<WorkletView> working =
                run.worklets().stream().filter(worklet -> !worklet.idle()).toList();
        if (working.isEmpty()) {
            return;
        }
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of(
                words.say("summary.worklet"),
                words.say("summary.rate"),
                words.say("summary.watts"),
                words.say("summary.per-watt")));
        working.forEach(worklet -> rows.add(row(worklet)));
        List<String> lines = TextTable.lines(rows, " ");
        page.gap();
        boolean narrow = 2 * Columns.of(lines.get(0)) + BETWEEN_TABLES.length() > screen.width();
        if (working.size() <= LONGEST_SINGLE_TABLE || narrow) {
            lines.forEach(page::line);
            return;
        }
        page.line(lines.get(0) + BETWEEN_TABLES + lines.get(0));
        int half = (working.size() + 1) / 2;
        for (int place = 1; place <= half; place++) {
            int beside = place + half;
            page.line(lines.get(place) + (beside < lines.size() ? BETWEEN_TABLES + lines.get(beside) : ""));
        }
    }

    private List<String> row(WorkletView worklet) {
        return worklet.top()
                .map(top -> List.of(
                        worklet.name(),
                        words.say(Cells.significant(top.actualRate(), 4)),
                        words.say(Cells.significant(top.averageWatts(), 4)),
                        words.say(Cells.significant(top.perWatt(), 4))))
                .orElseGet(() -> List.of(worklet.name(), words.say(worklet.state()), "", ""));
    }

    private void findings(int most) {
        List<FindingGroup> weighty = run.findings().stream()
                .filter(group -> group.severity() != Severity.NOTE)
                .toList();
        if (weighty.isEmpty()) {
            return;
        }
        page.gap();
        List<FindingGroup> shown = weighty.subList(0, Math.min(most, weighty.size()));
        int widest =
                shown.stream().mapToInt(group -> Columns.of(head(group))).max().orElse(0);
        for (FindingGroup group : shown) {
            String head = head(group);
            String line = head + " ".repeat(widest - Columns.of(head)) + "  "
                    + words.say(group.worst().place()) + ": "
                    + words.say(group.worst().message());
            int end = Columns.fitting(line, screen.width() - 1);
            String cut = end < line.length() ? line.substring(0, end) + "…" : line;
            page.line(screen.paint(group.severity(), head) + cut.substring(head.length()));
        }
        if (shown.size() < weighty.size()) {
            page.line(words.say("summary.more", weighty.size() - shown.size()));
        }
    }

    private String head(FindingGroup group) {
        String rule = words.say(group.severity().word()) + "  " + group.worst().id();
        return group.count() > 1 ? rule + " (" + group.count() + ")" : rule;
    }

    private List<Fact> next(String directory) {
        Verdict verdict = run.head().verdict();
        String command = screen.command();
        Message next = switch (verdict) {
            case REHEARSAL ->
                command.isEmpty()
                        ? Message.of("next.without-quick")
                        : Message.of(rates() ? "next.rating" : "next.rehearsal", new Name(command));
            case INVALID ->
                command.isEmpty() ? Message.of("next.repeat") : Message.of("next.invalid", new Name(command));
            case VALID, RESEARCH, PUBLISHED, INCOMPLETE -> Message.of("next." + verdict.label(), new Name(directory));
        };
        return List.of(Fact.of("summary.next", next), report(directory));
    }

    /** Whether the run at full length is a rating. */
    private boolean rates() {
        PlannedSuite suite = run.figures().result().plan().suite();
        return suite.system().equals("sert-like")
                && suite.changes().stream().noneMatch(change -> OF_RESEARCH.contains(change.id()));
    }

    private Fact report(String directory) {
        return Fact.of("summary.report", directory + "/" + words.language().fileName("result.html"));
    }
}
