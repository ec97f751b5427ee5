package org.wattladder.console.screen;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.wattladder.chauffeur.archive.IndexedRun;
import org.wattladder.chauffeur.archive.RunState;
import org.wattladder.chauffeur.archive.bundle.RunBundle;
import org.wattladder.chauffeur.journal.RunDirectory;
import org.wattladder.chauffeur.report.ReportWriter;
import org.wattladder.console.archive.Archive;
import org.wattladder.console.live.Course;
import org.wattladder.console.live.PacedStream;
import org.wattladder.console.live.RunFeed;
import org.wattladder.console.start.NewRuns;
import org.wattladder.console.timeline.KnownSamples;
import org.wattladder.console.timeline.TimeRange;
import org.wattladder.console.timeline.TimelineView;
import org.wattladder.console.verify.RunVerifier;
import org.wattladder.console.verify.Verified;
import org.wattladder.console.web.Answer;
import org.wattladder.console.web.EventStream;
import org.wattladder.console.web.Refused;
import org.wattladder.console.web.Screen;
import org.wattladder.console.web.Site;
import org.wattladder.console.web.Visit;
import org.wattladder.model.text.ExceptionText;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Moment;
import org.wattladder.model.time.TimeSource;
import org.wattladder.reporter.Reporter;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Judgement;
import org.wattladder.reporter.language.Language;
import org.wattladder.reporter.language.Words;
import org.wattladder.reporter.timeline.Timeline;

/** One run: over time, the ladder as it fills up, what was found so far, its reports and files. */
public final class RunScreen implements Screen {
    private static final int NOT_FOUND = 404;
    private static final String PAGE = "/runs/:" + Archive.RUN;
    private static final List<String> REPORTS = List.of("result.html", "details.html");

    private final Archive archive;
    private final NewRuns runs;
    private final RunVerifier verifier;
    private final TimeSource time;
    private final KnownSamples samples = new KnownSamples();

    /** Shows runs of this archive, how they are being stopped, and how they were verified. */
    public RunScreen(Archive archive, NewRuns runs, RunVerifier verifier, TimeSource time) {
        this.archive = archive;
        this.runs = runs;
        this.verifier = verifier;
        this.time = time;
    }

    @Override
    public void open(Site site) {
        site.get(PAGE, this::page);
        site.get(PAGE + "/events", this::events);
        site.get(PAGE + "/report", this::report);
        site.get(PAGE + "/files/:file", visit -> file(archive.of(visit), visit.part("file")));
        site.get(PAGE + "/files/logs/:file", visit -> file(archive.of(visit), "logs/" + visit.part("file")));
        site.get(PAGE + "/bundle", this::bundle);
    }

    private Answer page(Visit visit) throws Refused, IOException {
        IndexedRun run = archive.of(visit);
        TimeRange range = TimeRange.of(visit);
        RunPageView.Asked asked = new RunPageView.Asked(
                RunTab.of(visit.value("tab")),
                range.address(),
                !visit.value("saved").isEmpty(),
                runs.isStopping(run));
        return new Answer.Page(
                "run.jte", "console.run", Map.of("run", view(run, asked, range, Words.in(visit.language()))));
    }

    private RunPageView view(IndexedRun run, RunPageView.Asked asked, TimeRange range, Words words) throws IOException {
        List<RunFiles.Group> files = RunFiles.of(run.directory());
        Optional<Verified> verified = verifier.of(run.directory());
        try {
            if (isImported(run)) {
                return new RunPageView(
                        new RunLine(run),
                        Optional.empty(),
                        new Moment(time.now()),
                        asked,
                        Optional.empty(),
                        imported(run, words),
                        List.of(),
                        files,
                        verified,
                        Optional.empty());
            }
            Course course = archive.course(run);
            Measured measured =
                    asked.tab() == RunTab.MEASURED && course.soFar().started().isPresent()
                            ? measured(run, course, range, words)
                            : Measured.NOTHING;
            return new RunPageView(
                    new RunLine(run),
                    Optional.of(course),
                    new Moment(time.now().plus(course.left())),
                    asked,
                    measured.timeline(),
                    measured.progress(),
                    JournalLines.newest(course),
                    files,
                    verified,
                    Optional.empty());
        } catch (IOException | IllegalArgumentException unreadable) {
            return new RunPageView(
                    new RunLine(run),
                    Optional.empty(),
                    new Moment(time.now()),
                    asked,
                    Optional.empty(),
                    "",
                    List.of(),
                    files,
                    verified,
                    Optional.of(ExceptionText.of(unreadable)));
        }
    }

    /** Figures that were published elsewhere have neither plan nor journal, only a result. */
    private static boolean isImported(IndexedRun run) {
        return run.state() instanceof RunState.Complete
                && !Files.exists(run.directory().resolve(RunDirectory.JOURNAL));
    }

    private static String imported(IndexedRun run, Words words) throws IOException {
        StringWriter part = new StringWriter();
        Reporter.progress(RunFigures.of(new ReportWriter().result(run.directory())), words, part);
        return part.toString();
    }

    private record Measured(Optional<TimelineView> timeline, String progress) {
        static final Measured NOTHING = new Measured(Optional.empty(), "");
    }

    private Measured measured(IndexedRun run, Course course, TimeRange range, Words words) throws IOException {
        RunFigures soFar = RunFigures.of(course.soFar().result(course.plan()));
        StringWriter progress = new StringWriter();
        Judgement judgement = Reporter.progress(soFar, words, progress);
        Timeline timeline = Timeline.of(soFar, judgement.findings(), samples.of(run.directory()));
        return new Measured(TimelineView.of(timeline, range, Links.run(run.name()), words), progress.toString());
    }

    private Answer events(Visit visit) throws Refused, IOException {
        IndexedRun run = archive.of(visit);
        String heard = visit.header("Last-Event-ID");
        int line = line(heard.isEmpty() ? visit.value("after") : heard);
        if (!(run.state() instanceof RunState.Running) && line >= RunFeed.journalLines(run.directory())) {
            return new Answer.Nothing();
        }
        return new Answer.Events(browser -> follow(run, line, browser, Words.in(visit.language())));
    }

    private void follow(IndexedRun run, int line, EventStream browser, Words words) {
        try {
            PacedStream stream = PacedStream.ofLines(run.directory(), line, browser, time);
            RunFeed feed = new RunFeed(run.name(), run.directory(), stream, words, over -> {
                stream.finish();
                if (over) {
                    browser.send("", "over", "{}");
                }
                browser.end();
            });
            boolean on = feed.attach();
            browser.onEnd(feed::close);
            if (on) {
                stream.grown();
                feed.begin();
            } else {
                stream.finish();
                browser.end();
            }
        } catch (IOException unreadable) {
            browser.end();
        }
    }

    /** What a browser says it has; a text that is no number is nothing. */
    private static int line(String id) {
        return id.matches("[0-9]{1,9}") ? Integer.parseInt(id) : 0;
    }

    /** A report in the language of the visitor, or else in English, in a page that leads back. */
    private Answer report(Visit visit) throws Refused, IOException {
        IndexedRun run = archive.of(visit);
        String asked = visit.value("page").isEmpty() ? REPORTS.get(0) : visit.value("page");
        if (!REPORTS.contains(asked) || !Files.exists(run.directory().resolve(asked))) {
            throw new Refused(NOT_FOUND, Message.of("console.gone"));
        }
        String own = visit.language().fileName(asked);
        String file = Files.exists(run.directory().resolve(own)) ? own : Language.ENGLISH.fileName(asked);
        return new Answer.Page(
                "report.jte",
                "console.report",
                Map.of("line", new RunLine(run), "pages", REPORTS, "shown", asked, "file", file));
    }

    private static Answer file(IndexedRun run, String name) throws Refused, IOException {
        return RunFiles.named(run.directory(), name)
                .map(path -> new Answer.File(path, RunFiles.mediaType(name), Optional.empty()))
                .orElseThrow(() -> new Refused(NOT_FOUND, Message.of("console.gone")));
    }

    private Answer bundle(Visit visit) throws Refused, IOException {
        RunBundle bundle = RunBundle.of(archive.of(visit).directory());
        return new Answer.Made(bundle.fileName(), "application/gzip", bundle::write);
    }
}
