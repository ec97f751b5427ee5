package org.wattladder.console.api;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import org.wattladder.chauffeur.archive.IndexedRun;
import org.wattladder.chauffeur.archive.RunPage;
import org.wattladder.chauffeur.archive.RunState;
import org.wattladder.chauffeur.config.ConfigProblems;
import org.wattladder.chauffeur.doctor.Needs;
import org.wattladder.chauffeur.journal.JournalReader;
import org.wattladder.chauffeur.journal.JournalRecord;
import org.wattladder.chauffeur.journal.RecordedWatts;
import org.wattladder.chauffeur.journal.RunDirectory;
import org.wattladder.console.archive.Archive;
import org.wattladder.console.screen.PlannedRun;
import org.wattladder.console.screen.Query;
import org.wattladder.console.screen.RunFiles;
import org.wattladder.console.start.AskedPlans;
import org.wattladder.console.start.NewRuns;
import org.wattladder.console.start.RunForm;
import org.wattladder.console.start.RunProcess;
import org.wattladder.console.web.Answer;
import org.wattladder.console.web.Refused;
import org.wattladder.console.web.Screen;
import org.wattladder.console.web.Site;
import org.wattladder.console.web.Visit;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.text.ExceptionText;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Name;
import org.wattladder.model.time.TimeSource;
import org.wattladder.reporter.language.Words;

/** The console for programs; {@code openapi.yaml} says what each address takes and gives. */
public final class Api implements Screen {
    static final String ROOT = "/api/v1";
    private static final String RUN = ROOT + "/runs/:" + Archive.RUN;
    private static final int OK = 200;
    private static final int CREATED = 201;
    private static final int ACCEPTED = 202;
    private static final int NOT_FOUND = 404;
    private static final int CONFLICT = 409;
    private static final int UNPROCESSABLE = 422;

    private final Archive archive;
    private final NewRuns runs;
    private final PlannedRun.Place place;
    private final TimeSource time;

    /** Answers of this archive, and starts runs. */
    public Api(Archive archive, NewRuns runs, PlannedRun.Place place, TimeSource time) {
        this.archive = archive;
        this.runs = runs;
        this.place = place;
        this.time = time;
    }

    @Override
    public void open(Site site) {
        site.get(ROOT + "/openapi.yaml", visit -> new Answer.Made("openapi.yaml", "application/yaml", Api::describe));
        site.get(ROOT + "/suites", visit -> json(Map.of("suites", runs.plans().suites())));
        site.post(ROOT + "/plans:validate", this::validate);
        site.get(ROOT + "/runs", this::list);
        site.post(ROOT + "/runs", this::start);
        site.action(RUN, "stop", this::stop);
        site.action(RUN, "resume", this::resume);
        site.get(RUN, visit -> json(RunJson.of(archive.of(visit), Words.in(visit.language()))));
        site.get(RUN + "/intervals", visit -> json(Map.of("intervals", intervals(archive.of(visit)))));
        site.get(RUN + "/samples", visit -> json(Map.of("watts", samples(archive.of(visit)))));
        site.get(
                RUN + "/files",
                visit -> json(Map.of(
                        "files",
                        RunFiles.of(archive.of(visit).directory()).stream()
                                .flatMap(group -> group.files().stream())
                                .toList())));
        site.get(RUN + "/files/:file", visit -> file(archive.of(visit), visit.part("file")));
    }

    static Answer json(Object body) {
        return new Answer.Json(OK, body);
    }

    private Answer list(Visit visit) throws Refused, IOException {
        archive.index().refresh();
        RunPage page = archive.index().find(Query.of(visit));
        Words words = Words.in(visit.language());
        return json(Map.of(
                "runs",
                page.runs().stream().map(run -> RunJson.of(run, words)).toList(),
                "total",
                page.total(),
                "scannedAt",
                page.scannedAt().toString()));
    }

    private Answer validate(Visit visit) throws Refused, IOException {
        RunForm form = AskedBody.run(visit.body()).form();
        AskedPlans.Checked checked = runs.plans().check(form);
        return json(Map.of(
                "problems",
                checked.problems(),
                "plan",
                place.planned(checked.plans(), form, time.now()).map(Api::facts),
                "command",
                String.join("\n", runs.plans().commands(form, checked))));
    }

    private static Map<String, Object> facts(PlannedRun planned) {
        RunPlan plan = planned.plans().get(0);
        return Map.of(
                "suite",
                plan.suite().name(),
                "mode",
                plan.suite().mode().label(),
                "expectedSeconds",
                planned.length().toSeconds(),
                "endsAt",
                planned.ends().toString(),
                "memoryBytes",
                planned.needs().map(Needs::memoryBytes),
                "diskBytes",
                planned.needs().map(Needs::diskBytes),
                "freeBytes",
                planned.freeBytes(),
                "worklets",
                plan.worklets().stream().map(worklet -> worklet.name()).toList(),
                "hosts",
                planned.plans().stream()
                        .flatMap(each -> each.hosts().stream())
                        .map(host -> host.name())
                        .toList());
    }

    private Answer start(Visit visit) throws Refused, IOException {
        AskedRun asked = AskedBody.run(visit.body());
        RunForm form = asked.form();
        AskedPlans.Checked checked = runs.plans().check(form);
        if (!checked.problems().isEmpty()) {
            throw new Refused(UNPROCESSABLE, new Name(ExceptionText.of(new ConfigProblems(checked.problems()))));
        }
        try {
            List<RunJson> begun = runs.start(form, checked, asked.after()).stream()
                    .map(run -> RunJson.of(run, Words.in(visit.language())))
                    .toList();
            return new Answer.Json(
                    CREATED, Map.of("run", begun.stream().findFirst(), "runs", begun, "waitsFor", asked.after()));
        } catch (RunProcess.NotStarted refused) {
            throw new Refused(CONFLICT, new Name(refused.sentence()));
        }
    }

    private Answer stop(Visit visit) throws Refused, IOException {
        runs.stop(archive.of(visit));
        return asked(visit, "stop");
    }

    private Answer resume(Visit visit) throws Refused, IOException {
        try {
            runs.resume(archive.of(visit));
        } catch (RunProcess.NotStarted refused) {
            throw new Refused(CONFLICT, new Name(refused.sentence()));
        }
        return asked(visit, "resume");
    }

    private static Answer asked(Visit visit, String action) {
        return new Answer.Json(ACCEPTED, Map.of("asked", visit.part(Archive.RUN) + ":" + action));
    }

    private static List<JournalRecord.IntervalRecorded> intervals(IndexedRun run) throws IOException {
        Path journal = run.directory().resolve(RunDirectory.JOURNAL);
        return Files.exists(journal)
                ? JournalReader.read(journal).stream()
                        .filter(JournalRecord.IntervalRecorded.class::isInstance)
                        .map(JournalRecord.IntervalRecorded.class::cast)
                        .toList()
                : List.of();
    }

    private static Map<String, Object> samples(IndexedRun run) throws IOException {
        Path samples = run.directory().resolve(RunDirectory.SAMPLES);
        if (!Files.exists(samples) || run.state() instanceof RunState.Damaged) {
            return Map.of();
        }
        RecordedWatts recorded = RecordedWatts.read(samples);
        Map<String, Object> byMeter = new TreeMap<>();
        recorded.meters().forEach(meter -> byMeter.put(meter, recorded.of(meter)));
        return byMeter;
    }

    private static Answer file(IndexedRun run, String name) throws Refused, IOException {
        return RunFiles.named(run.directory(), name)
                .map(path -> new Answer.File(path, RunFiles.mediaType(name), Optional.of(name)))
                .orElseThrow(() -> new Refused(NOT_FOUND, Message.of("console.gone")));
    }

    private static void describe(OutputStream out) throws IOException {
        try (InputStream description = Api.class.getResourceAsStream("openapi.yaml")) {
            Objects.requireNonNull(description, "openapi.yaml").transferTo(out);
        }
    }
}
