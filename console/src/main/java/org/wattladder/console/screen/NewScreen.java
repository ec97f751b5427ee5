package org.wattladder.console.screen;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.wattladder.chauffeur.archive.IndexedRun;
import org.wattladder.chauffeur.config.PlanYaml;
import org.wattladder.chauffeur.journal.RunDirectory;
import org.wattladder.chauffeur.terminal.Commands;
import org.wattladder.console.archive.Archive;
import org.wattladder.console.start.AskedPlans;
import org.wattladder.console.start.LastStart;
import org.wattladder.console.start.NewRuns;
import org.wattladder.console.start.RunForm;
import org.wattladder.console.start.RunProcess;
import org.wattladder.console.start.StoredPlans;
import org.wattladder.console.web.Answer;
import org.wattladder.console.web.Refused;
import org.wattladder.console.web.Screen;
import org.wattladder.console.web.Site;
import org.wattladder.console.web.Visit;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.text.Message;
import org.wattladder.model.time.TimeSource;

/** Describes a run, says while it is being described what is wrong and how long it takes, and starts it. */
public final class NewScreen implements Screen {
    private static final int OK = 200;
    private static final int NOT_FOUND = 404;
    private static final int UNPROCESSABLE = 422;
    private static final long LARGEST_PLAN_BYTES = 4 << 20;
    private static final String TITLE = "console.new-run";

    private final Archive archive;
    private final NewRuns runs;
    private final StoredPlans stored;
    private final PlannedRun.Place place;
    private final TimeSource time;

    /** Plans that are imported lie beside the runs in the results folder of this place. */
    public NewScreen(Archive archive, NewRuns runs, PlannedRun.Place place, TimeSource time) {
        this.archive = archive;
        this.runs = runs;
        this.stored = new StoredPlans(place.results());
        this.place = place;
        this.time = time;
    }

    @Override
    public void open(Site site) {
        site.get("/starting", visit -> new Answer.Json(OK, Map.of("starting", runs.starting())));
        site.get("/new", this::page);
        site.post("/new/check", visit -> described(RunForm.of(visit), ""));
        site.post("/runs", this::start);
        site.upload("/plans", LARGEST_PLAN_BYTES, this::importPlan);
    }

    private Answer page(Visit visit) throws Refused, IOException {
        Optional<ReadyPlan> ready = ready(visit);
        if (ready.isPresent()) {
            return ready(visit, ready.get(), "");
        }
        return described(
                visit.value("suite").isEmpty() ? RunForm.empty(runs.plans().firstSuite()) : RunForm.of(visit), "");
    }

    private Answer described(RunForm form, String refusal) throws IOException {
        AskedPlans plans = runs.plans();
        AskedPlans.Checked checked = plans.check(form);
        return new Answer.Page(
                "new.jte",
                TITLE,
                Map.of(
                        "form",
                        new RunFormView(
                                form,
                                plans.suites(),
                                plans.worklets(form.work().suite()),
                                checked.problems(),
                                place.planned(checked.plans(), form, time.now()),
                                plans.commands(form, checked),
                                place.conflicting(checked.plans(), runs.busy()),
                                refusal),
                        "running",
                        busy(),
                        "last",
                        last(refusal)));
    }

    /** A refusal that the page says as its answer is not said twice. */
    private LastStart last(String refusal) {
        LastStart last = runs.last();
        return refusal.isEmpty() ? last : new LastStart(last.waiting(), Optional.empty());
    }

    private List<RunLine> busy() throws IOException {
        return runs.busy().stream().map(RunLine::new).toList();
    }

    private Answer start(Visit visit) throws Refused, IOException {
        Optional<ReadyPlan> ready = ready(visit);
        RunForm form = RunForm.of(visit);
        try {
            if (ready.isPresent()) {
                return form.mistakes().isEmpty()
                        ? started(ready.get(), form, visit)
                        : ready(visit, ready.get(), form.mistakes().get(0).sentence());
            }
            AskedPlans.Checked checked = runs.plans().check(form);
            if (!checked.problems().isEmpty()) {
                return described(form, "");
            }
            List<IndexedRun> begun = runs.start(form, checked, awaited(visit, checked.plans()));
            return new Answer.Elsewhere(
                    begun.size() == 1 ? Links.run(begun.get(0).name()) : "/");
        } catch (RunProcess.NotStarted refused) {
            return ready.isPresent()
                    ? ready(visit, ready.get(), refused.sentence())
                    : described(form, refused.sentence());
        }
    }

    /** Names of the runs that it waits for: those that were chosen, or all that need the same machines. */
    private List<String> awaited(Visit visit, List<RunPlan> plans) throws IOException {
        return visit.value("queue").isEmpty()
                ? visit.values("after")
                : place.conflicting(plans, runs.busy()).stream()
                        .map(line -> line.run().name())
                        .toList();
    }

    private Answer started(ReadyPlan ready, RunForm form, Visit visit) throws Refused, IOException {
        List<String> words = runs.plans().words(ready.file(), ready.plan(), form);
        return new Answer.Elsewhere(
                runs.start(words, ready.plan().suite().name(), awaited(visit, List.of(ready.plan())))
                        .map(run -> Links.run(run.name()))
                        .orElse("/"));
    }

    /**
     * A plan that is run as it is.
     *
     * @param file of it
     * @param of where it comes from, for people
     */
    private record ReadyPlan(Path file, RunPlan plan, String of) {}

    private Optional<ReadyPlan> ready(Visit visit) throws Refused, IOException {
        if (!visit.value("from").isEmpty()) {
            archive.index().refresh();
            Path run = archive.named(visit.value("from")).directory();
            return Optional.of(readyPlan(run.resolve(RunDirectory.PLAN).toAbsolutePath(), visit.value("from")));
        }
        if (!visit.value("stored").isEmpty()) {
            Path file = stored.named(visit.value("stored"))
                    .orElseThrow(() -> new Refused(NOT_FOUND, Message.of("console.gone")));
            return Optional.of(readyPlan(file, String.valueOf(file.getFileName())));
        }
        return Optional.empty();
    }

    private static ReadyPlan readyPlan(Path file, String of) throws IOException {
        return new ReadyPlan(file, PlanYaml.read(file), of);
    }

    private Answer ready(Visit visit, ReadyPlan ready, String refusal) throws IOException {
        return new Answer.Page(
                "newplan.jte",
                TITLE,
                Map.of(
                        "from",
                        visit.value("from"),
                        "stored",
                        visit.value("stored"),
                        "of",
                        ready.of(),
                        "planned",
                        place.planned(List.of(ready.plan()), RunForm.empty(), time.now())
                                .orElseThrow(),
                        "command",
                        Commands.line(runs.plans().words(ready.file(), ready.plan(), RunForm.empty())),
                        "refusal",
                        refusal,
                        "running",
                        busy(),
                        "last",
                        last(refusal),
                        "conflicting",
                        place.conflicting(List.of(ready.plan()), runs.busy())));
    }

    private Answer importPlan(Visit visit) throws Refused, IOException {
        Path file = visit.file().orElseThrow(() -> new Refused(UNPROCESSABLE, Message.of("console.no-file")));
        return new Answer.Elsewhere("/new?stored=" + stored.keep(file));
    }
}
