package org.wattladder.console.screen;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.wattladder.chauffeur.archive.IndexedRun;
import org.wattladder.chauffeur.archive.RunState;
import org.wattladder.chauffeur.report.ComparedSide;
import org.wattladder.console.archive.Archive;
import org.wattladder.console.web.Answer;
import org.wattladder.console.web.Refused;
import org.wattladder.console.web.Screen;
import org.wattladder.console.web.Site;
import org.wattladder.console.web.Visit;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.compare.Comparer;
import org.wattladder.reporter.compare.Side;
import org.wattladder.reporter.compare.Terms;
import org.wattladder.reporter.format.html.ComparisonPage;
import org.wattladder.reporter.language.Words;

/** Two runs beside each other, judged as {@code wattladder compare} does. */
public final class CompareScreen implements Screen {
    private final Archive archive;

    /** Compares runs of this archive. */
    public CompareScreen(Archive archive) {
        this.archive = archive;
    }

    @Override
    public void open(Site site) {
        site.get("/compare", this::page);
    }

    /** The older of ticked runs is what the others are compared with, unless {@code a} and {@code b} name both. */
    private Answer page(Visit visit) throws Refused, IOException {
        List<IndexedRun> all = archive.all();
        List<String> ticked = visit.values("run");
        List<String> names =
                visit.value("a").isEmpty() ? List.copyOf(ticked) : List.of(visit.value("b"), visit.value("a"));
        Map<String, Object> model = new HashMap<>();
        boolean force = !visit.value("force").isEmpty();
        model.put("chosen", names);
        model.put("force", force);
        model.put("comparisons", comparisons(names, force, Words.in(visit.language())));
        model.put(
                "runs",
                all.stream()
                        .filter(run -> run.state() instanceof RunState.Complete)
                        .map(IndexedRun::name)
                        .toList());
        return new Answer.Page("compare.jte", "console.compare", model);
    }

    private List<ComparedRuns> comparisons(List<String> newestFirst, boolean force, Words words)
            throws Refused, IOException {
        if (newestFirst.size() < 2) {
            return List.of();
        }
        IndexedRun before = archive.named(newestFirst.get(newestFirst.size() - 1));
        List<ComparedRuns> comparisons = new ArrayList<>();
        for (String name : newestFirst.subList(0, newestFirst.size() - 1)) {
            comparisons.add(compared(before, archive.named(name), force, words));
        }
        return comparisons;
    }

    private static ComparedRuns compared(IndexedRun before, IndexedRun after, boolean force, Words words)
            throws IOException {
        Side a = ComparedSide.read(before.directory());
        Side b = ComparedSide.read(after.directory());
        List<Message> obstacles = Comparer.obstacles(a, b);
        return new ComparedRuns(
                new RunLine(before),
                new RunLine(after),
                obstacles,
                force || obstacles.isEmpty()
                        ? ComparisonPage.part(
                                Comparer.compare(
                                        a,
                                        b,
                                        new Terms(Terms.USUAL_THRESHOLD_PERCENT, Terms.USUAL_BETWEEN_RUNS_PERCENT)),
                                words)
                        : "");
    }
}
