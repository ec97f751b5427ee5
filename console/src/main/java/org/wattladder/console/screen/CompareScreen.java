package org.wattladder.console.screen;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.wattladder.chauffeur.archive.IndexedRun;
import org.wattladder.chauffeur.archive.RunOrder;
import org.wattladder.chauffeur.archive.RunQuery;
import org.wattladder.chauffeur.archive.RunState;
import org.wattladder.chauffeur.report.ComparedSide;
import org.wattladder.console.archive.Archive;
import org.wattladder.console.compare.ChangedFact;
import org.wattladder.console.timeline.KnownSamples;
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
import org.wattladder.reporter.timeline.AlignedPicture;
import org.wattladder.reporter.timeline.Timeline;
import org.wattladder.reporter.view.chart.Picture;

/** Up to five runs beside each other: their power interval by interval, what changed, and what {@code wattladder compare} says. */
public final class CompareScreen implements Screen {
    private static final int UNPROCESSABLE = 422;
    private static final int MOST_RUNS = 5;
    private static final int SUGGESTED = 8;

    private final Archive archive;
    private final KnownSamples samples = new KnownSamples();

    /** Compares runs of this archive. */
    public CompareScreen(Archive archive) {
        this.archive = archive;
    }

    /**
     * A run that is compared.
     *
     * @param run of the archive
     * @param side its figures
     */
    private record Chosen(IndexedRun run, Side side) {}

    @Override
    public void open(Site site) {
        site.get("/compare", this::page);
    }

    /** The oldest is what the others are compared with. */
    private Answer page(Visit visit) throws Refused, IOException {
        archive.all();
        List<IndexedRun> named = named(visit);
        List<Chosen> chosen = named.size() < 2 ? List.of() : read(named);
        boolean force = !visit.value("force").isEmpty();
        Words words = Words.in(visit.language());
        Map<String, Object> model = new HashMap<>();
        model.put("chosen", named.stream().map(RunLine::new).toList());
        model.put("full", named.size() >= MOST_RUNS);
        model.put("force", force);
        model.put("text", visit.value("text"));
        model.put("found", suggested(visit.value("text"), named));
        model.put("picture", picture(chosen));
        model.put(
                "changed",
                ChangedFact.between(chosen.stream()
                        .map(each -> each.side().runs().get(0).result().environment())
                        .toList()));
        model.put("comparisons", comparisons(chosen, force, words));
        return new Answer.Page("compare.jte", "console.compare", model);
    }

    private List<IndexedRun> named(Visit visit) throws Refused {
        List<String> names = Stream.of("run", "a", "b")
                .flatMap(field -> visit.values(field).stream())
                .filter(name -> !name.isEmpty())
                .distinct()
                .toList();
        if (names.size() > MOST_RUNS) {
            throw new Refused(UNPROCESSABLE, Message.of("console.most-compared", MOST_RUNS));
        }
        List<IndexedRun> runs = new ArrayList<>();
        for (String name : names) {
            runs.add(archive.named(name));
        }
        runs.sort(Comparator.comparing((IndexedRun run) -> run.startedAt().orElse(Instant.MAX))
                .thenComparing(IndexedRun::name));
        return runs;
    }

    /** Reading and checking a result takes most of the time, so several are read side by side. */
    private static List<Chosen> read(List<IndexedRun> runs) throws IOException {
        List<CompletableFuture<Chosen>> sides = runs.stream()
                .map(run -> CompletableFuture.supplyAsync(() -> chosen(run)))
                .toList();
        try {
            return sides.stream().map(CompletableFuture::join).toList();
        } catch (CompletionException failed) {
            if (failed.getCause() instanceof UncheckedIOException unreadable) {
                throw unreadable.getCause();
            }
            throw failed;
        }
    }

    private static Chosen chosen(IndexedRun run) {
        try {
            return new Chosen(run, ComparedSide.read(run.directory()));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private Optional<Picture> picture(List<Chosen> chosen) throws IOException {
        Map<String, Timeline> runs = new LinkedHashMap<>();
        for (Chosen each : chosen) {
            runs.put(
                    each.run().name(),
                    Timeline.of(
                            each.side().runs().get(0),
                            List.of(),
                            samples.of(each.run().directory())));
        }
        AlignedPicture aligned = new AlignedPicture(runs);
        return aligned.isDrawn() ? Optional.of(aligned.picture("aligned-chart")) : Optional.empty();
    }

    /** The newest runs whose name, label or note has these words, each with the address that adds it. */
    private List<Added> suggested(String text, List<IndexedRun> named) {
        RunQuery all = RunQuery.everything();
        RunQuery query = new RunQuery(
                all.host(),
                all.suite(),
                all.state(),
                all.tier(),
                all.from(),
                all.to(),
                text,
                RunOrder.NEWEST_FIRST,
                1,
                Integer.MAX_VALUE);
        return archive.index().find(query).runs().stream()
                .filter(run -> run.state() instanceof RunState.Complete && !named.contains(run))
                .limit(SUGGESTED)
                .map(run -> new Added(
                        new RunLine(run),
                        address(Stream.concat(named.stream(), Stream.of(run)).toList())))
                .toList();
    }

    /**
     * A run that can be compared too.
     *
     * @param line as lists show it
     * @param address of the page with it
     */
    public record Added(RunLine line, String address) {}

    /** The page that compares these runs. */
    static String address(List<IndexedRun> runs) {
        return "/compare?"
                + runs.stream().map(run -> "run=" + Links.coded(run.name())).collect(Collectors.joining("&"));
    }

    private static List<ComparedRuns> comparisons(List<Chosen> chosen, boolean force, Words words) {
        return chosen.stream()
                .skip(1)
                .map(after -> compared(chosen.get(0), after, force, words))
                .toList();
    }

    private static ComparedRuns compared(Chosen before, Chosen after, boolean force, Words words) {
        List<Message> obstacles = Comparer.obstacles(before.side(), after.side());
        return new ComparedRuns(
                new RunLine(before.run()),
                new RunLine(after.run()),
                obstacles,
                force || obstacles.isEmpty()
                        ? ComparisonPage.part(
                                Comparer.compare(
                                        before.side(),
                                        after.side(),
                                        new Terms(Terms.USUAL_THRESHOLD_PERCENT, Terms.USUAL_BETWEEN_RUNS_PERCENT)),
                                words)
                        : "");
    }
}
