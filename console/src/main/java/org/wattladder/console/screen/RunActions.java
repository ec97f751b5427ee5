package org.wattladder.console.screen;

import java.io.IOException;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import org.wattladder.chauffeur.archive.IndexedRun;
import org.wattladder.chauffeur.archive.NoteFile;
import org.wattladder.chauffeur.archive.RunNote;
import org.wattladder.chauffeur.archive.RunState;
import org.wattladder.console.archive.Archive;
import org.wattladder.console.archive.KnownMachines;
import org.wattladder.console.start.NewRuns;
import org.wattladder.console.start.RunProcess;
import org.wattladder.console.verify.RunVerifier;
import org.wattladder.console.web.Answer;
import org.wattladder.console.web.Refused;
import org.wattladder.console.web.Screen;
import org.wattladder.console.web.Site;
import org.wattladder.console.web.Visit;
import org.wattladder.model.text.ExceptionText;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Name;

/** What can be done with one run: stop, resume, verify it, and write a note. */
public final class RunActions implements Screen {
    private static final int UNPROCESSABLE = 422;
    private static final int CONFLICT = 409;
    private static final String PAGE = "/runs/:" + Archive.RUN;

    private final Archive archive;
    private final NewRuns runs;
    private final RunVerifier verifier;
    private final KnownMachines machines;

    /** Acts on runs of this archive. */
    public RunActions(Archive archive, NewRuns runs, RunVerifier verifier, KnownMachines machines) {
        this.archive = archive;
        this.runs = runs;
        this.verifier = verifier;
        this.machines = machines;
    }

    @Override
    public void open(Site site) {
        site.post(PAGE + "/note", this::note);
        site.get(PAGE + "/stop", this::askToStop);
        site.post(PAGE + "/stop", this::stop);
        site.post(PAGE + "/resume", this::resume);
        site.post(PAGE + "/verify", this::verify);
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
        return new Answer.Elsewhere(Links.run(run.name()) + "?saved=yes#note");
    }

    private Answer askToStop(Visit visit) throws Refused, IOException {
        return new Answer.Page("stop.jte", "console.stop", Map.of("line", new RunLine(archive.of(visit))));
    }

    /** As Ctrl-C: what was measured is kept and reported; a run that waits leaves nothing, so it soon has no page. */
    private Answer stop(Visit visit) throws Refused, IOException {
        IndexedRun run = archive.of(visit);
        runs.stop(run);
        return new Answer.Elsewhere(run.state() instanceof RunState.Waiting ? "/" : Links.run(run.name()));
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

    /** Takes a processor for a while, so not while this machine is measured. */
    private Answer verify(Visit visit) throws Refused, IOException {
        IndexedRun run = archive.of(visit);
        if (run.state().isLive()) {
            throw new Refused(CONFLICT, Message.of("verify.not-over"));
        }
        Optional<IndexedRun> measured = machines.measuring(machines.here());
        if (measured.isPresent()) {
            throw new Refused(
                    CONFLICT,
                    Message.of("verify.measured-here", new Name(measured.get().name())));
        }
        verifier.begin(run.directory());
        return new Answer.Elsewhere(Links.run(run.name()) + "?tab=files#verified");
    }
}
