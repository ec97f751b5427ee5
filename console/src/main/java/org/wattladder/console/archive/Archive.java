package org.wattladder.console.archive;

import java.io.IOException;
import java.util.List;
import org.wattladder.chauffeur.archive.IndexedRun;
import org.wattladder.chauffeur.archive.RunIndex;
import org.wattladder.chauffeur.archive.RunQuery;
import org.wattladder.console.live.Course;
import org.wattladder.console.live.Courses;
import org.wattladder.console.web.Refused;
import org.wattladder.console.web.Visit;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Name;

/** Finds the run that a request names; a name that is in no list finds nothing. */
public final class Archive {
    /** The part of an address that names a run. */
    public static final String RUN = "run";

    private static final int NOT_FOUND = 404;

    private final RunIndex index;
    private final Courses courses = new Courses();
    private final LivingRuns living = new LivingRuns();

    /** Looks into these results. */
    public Archive(RunIndex index) {
        this.index = index;
    }

    /** All of it. */
    public RunIndex index() {
        return index;
    }

    /**
     * The run that the address of a request names, as it is now.
     *
     * @throws Refused if there is none
     * @throws IOException if the results cannot be read
     */
    public IndexedRun of(Visit visit) throws Refused, IOException {
        index.refresh();
        return named(visit.part(RUN));
    }

    /**
     * The run of this name, as it was when the results were last looked at.
     *
     * @throws Refused if there is none
     */
    public IndexedRun named(String name) throws Refused {
        return index.named(name)
                .orElseThrow(() -> new Refused(NOT_FOUND, Message.of("console.no-run", new Name(name))));
    }

    /** All runs as they are now, newest first. */
    public List<IndexedRun> all() throws IOException {
        index.refresh();
        living.see(known());
        return known();
    }

    /** Runs that were seen alive, whose directory is gone while their process is there. */
    public List<VanishedRun> vanished() {
        return living.vanished();
    }

    /** All runs as they were when the results were last looked at, newest first. */
    public List<IndexedRun> known() {
        return index.find(RunQuery.everything()).runs();
    }

    /**
     * How far a run is.
     *
     * @throws IOException with a sentence, if its plan or journal cannot be read
     */
    public Course course(IndexedRun run) throws IOException {
        return courses.of(run.directory());
    }
}
