package org.wattladder.console.screen;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.wattladder.chauffeur.archive.IndexedRun;
import org.wattladder.chauffeur.archive.RunPage;
import org.wattladder.chauffeur.archive.RunQuery;
import org.wattladder.chauffeur.archive.RunSubject;
import org.wattladder.chauffeur.archive.bundle.BundleImport;
import org.wattladder.console.archive.Archive;
import org.wattladder.console.web.Answer;
import org.wattladder.console.web.Refused;
import org.wattladder.console.web.Screen;
import org.wattladder.console.web.Site;
import org.wattladder.console.web.Visit;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.text.Message;

/** The archive of runs: a list that can be narrowed, of which two or more can be compared. */
public final class RunsScreen implements Screen {
    private static final int UNPROCESSABLE = 422;
    private static final long LARGEST_BUNDLE_BYTES = 1L << 30;

    private final Archive archive;

    /** Shows this archive. */
    public RunsScreen(Archive archive) {
        this.archive = archive;
    }

    @Override
    public void open(Site site) {
        site.get("/runs", this::page);
        site.upload("/archive", LARGEST_BUNDLE_BYTES, this::importBundle);
    }

    /** A bundle is verified before it lies among the runs. */
    private Answer importBundle(Visit visit) throws Refused, IOException {
        Path file = visit.file().orElseThrow(() -> new Refused(UNPROCESSABLE, Message.of("console.no-file")));
        Path results = archive.index().folders().get(0);
        try (InputStream packed = Files.newInputStream(file)) {
            Path directory = BundleImport.of(packed, "the bundle", results, Optional.empty())
                    .directory();
            return new Answer.Elsewhere(archive.all().stream()
                    .filter(run ->
                            run.directory().equals(directory.toAbsolutePath().normalize()))
                    .findFirst()
                    .map(run -> Links.run(run.name()))
                    .orElse("/runs"));
        }
    }

    private Answer page(Visit visit) throws Refused, IOException {
        RunQuery query = Query.of(visit);
        List<IndexedRun> all = archive.all();
        RunPage page = archive.index().find(query);
        return new Answer.Page(
                "runs.jte",
                "console.runs",
                Map.of(
                        "lines",
                        page.runs().stream().map(RunLine::new).toList(),
                        "total",
                        page.total(),
                        "query",
                        query,
                        "address",
                        Query.address(visit),
                        "sorting",
                        new RunSorting(Query.filters(visit), query.order()),
                        "numbers",
                        new PageNumbers(query.page(), query.size(), page.total()),
                        "hosts",
                        distinct(all, run -> run.subject().stream().flatMap(of -> of.hosts().stream())),
                        "suites",
                        distinct(all, run -> run.subject().stream().map(RunSubject::suite)),
                        "states",
                        distinct(all, run -> Stream.of(run.state().label())),
                        "tiers",
                        Arrays.stream(EvidenceTier.values())
                                .map(EvidenceTier::label)
                                .toList()));
    }

    private static List<String> distinct(List<IndexedRun> runs, Function<IndexedRun, Stream<String>> values) {
        return runs.stream().flatMap(values).distinct().sorted().toList();
    }
}
