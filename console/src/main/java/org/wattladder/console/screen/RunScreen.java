package org.wattladder.console.screen;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.wattladder.chauffeur.archive.IndexedRun;
import org.wattladder.chauffeur.archive.NoteFile;
import org.wattladder.chauffeur.archive.RunNote;
import org.wattladder.chauffeur.archive.RunState;
import org.wattladder.chauffeur.archive.bundle.RunBundle;
import org.wattladder.console.archive.Archive;
import org.wattladder.console.live.Course;
import org.wattladder.console.live.PacedStream;
import org.wattladder.console.live.RunFeed;
import org.wattladder.console.start.NewRuns;
import org.wattladder.console.start.RunProcess;
import org.wattladder.console.timeline.KnownSamples;
import org.wattladder.console.timeline.TimeRange;
import org.wattladder.console.timeline.TimelineView;
import org.wattladder.console.web.Answer;
import org.wattladder.console.web.EventStream;
import org.wattladder.console.web.Refused;
import org.wattladder.console.web.Screen;
import org.wattladder.console.web.Site;
import org.wattladder.console.web.Visit;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.text.ExceptionText;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Moment;
import org.wattladder.model.text.Name;
import org.wattladder.model.time.TimeSource;
import org.wattladder.reporter.Reporter;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Judgement;
import org.wattladder.reporter.language.Language;
import org.wattladder.reporter.language.Words;
import org.wattladder.reporter.timeline.Timeline;
import org.wattladder.reporter.view.table.Cells;

/** One run: the ladder as it fills up, what was found so far, its files; Stop and Resume. */
public final class RunScreen implements Screen {
    private static final int UNPROCESSABLE = 422;
    private static final int CONFLICT = 409;
    private static final int NOT_FOUND = 404;
    private static final String PAGE = "/runs/:" + Archive.RUN;

    private final Archive archive;
    private final NewRuns runs;
    private final TimeSource time;
    private final KnownSamples samples = new KnownSamples();

    /** Shows runs of this archive, and resumes them. */
    public RunScreen(Archive archive, NewRuns runs, TimeSource time) {
        this.archive = archive;
        this.runs = runs;
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
        site.post(PAGE + "/note", this::note);
        site.post(PAGE + "/stop", this::stop);
        site.post(PAGE + "/resume", this::resume);
    }

    private Answer page(Visit visit) throws Refused, IOException {
        IndexedRun run = archive.of(visit);
        return new Answer.Page(
                "run.jte",
                "console.run",
                Map.of("run", view(run, TimeRange.of(visit), Words.in(visit.language()))));
    }

    private RunPageView view(IndexedRun run, TimeRange range, Words words) throws IOException {
        RunLine line = new RunLine(run);
        String address = line.link() + range.address();
        List<RunFiles.Group> files = RunFiles.of(run.directory());
        try {
            Course course = archive.course(run);
            StringWriter progress = new StringWriter();
            Optional<TimelineView> timeline = Optional.empty();
            if (course.soFar().started().isPresent()) {
                RunResult soFar = course.soFar().result(course.plan());
                Judgement judgement = Reporter.progress(soFar, words, progress);
                timeline = TimelineView.of(
                        Timeline.of(RunFigures.of(soFar), judgement.findings(), samples.of(run.directory())),
                        range,
                        line.link(),
                        words);
            }
            return new RunPageView(
                    line,
                    Optional.of(course),
                    new Moment(time.now().plus(course.left())),
                    timeline,
                    address,
                    progress.toString(),
                    JournalLines.newest(course),
                    files,
                    Optional.empty());
        } catch (IOException | IllegalArgumentException unreadable) {
            return new RunPageView(
                    line,
                    Optional.empty(),
                    Cells.DASH,
                    Optional.empty(),
                    address,
                    "",
                    List.of(),
                    files,
                    Optional.of(ExceptionText.of(unreadable)));
        }
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

    /** The report in the language of the visitor, or else in English. */
    private Answer report(Visit visit) throws Refused, IOException {
        IndexedRun run = archive.of(visit);
        String own = visit.language().fileName("result.html");
        return file(run, Files.exists(run.directory().resolve(own)) ? own : Language.ENGLISH.fileName("result.html"));
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

    private Answer note(Visit visit) throws Refused, IOException {
        IndexedRun run = archive.of(visit);
        try {
            NoteFile.write(
                    run.directory(),
                    new RunNote(
                            Arrays.stream(visit.value("labels").split(","))
                                    .map(String::strip)
                                    .filter(label -> !label.isEmpty())
                                    .toList(),
                            visit.value("text")));
        } catch (IllegalArgumentException refused) {
            throw new Refused(UNPROCESSABLE, new Name(ExceptionText.of(refused)));
        }
        return new Answer.Elsewhere(Links.run(run.name()));
    }

    /** As Ctrl-C: what was measured is kept and reported. */
    private Answer stop(Visit visit) throws Refused, IOException {
        IndexedRun run = archive.of(visit);
        runs.stop(run);
        return new Answer.Elsewhere(Links.run(run.name()));
    }

    private Answer resume(Visit visit) throws Refused, IOException {
        IndexedRun run = archive.of(visit);
        try {
            runs.resume(run);
        } catch (RunProcess.NotStarted refused) {
            throw new Refused(CONFLICT, new Name(refused.sentence()));
        }
        return new Answer.Elsewhere(Links.run(run.name()));
    }
}
