package org.wattladder.chauffeur.service;

import java.nio.file.Path;
import java.util.List;
import org.wattladder.model.environment.Environment;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.reporter.series.Repetitions;

/** What {@link RunService} is asked to run. */
public sealed interface RunRequest {

    /** Of the run, or of the series when there are several repetitions. */
    Path directory();

    /** Directories of runs that are awaited before anything starts. */
    List<Path> after();

    /** What is made of the result beside the English reports. */
    ReportOptions reports();

    /**
     * A new run, or a series of them.
     *
     * @param plan resolved
     * @param declared the user's environment file, or {@link Environment#unasked()}
     * @param directory new or empty; of the run, or of the series when there are several repetitions
     * @param repetitions how often the plan is run, at most 1 for a single run
     * @param after directories of runs that are awaited first
     * @param reports beside the English ones
     */
    record Begin(
            RunPlan plan,
            Environment declared,
            Path directory,
            Repetitions repetitions,
            List<Path> after,
            ReportOptions reports)
            implements RunRequest {
        public Begin {
            after = List.copyOf(after);
        }
    }

    /**
     * A run that was aborted goes on with the plan it began with.
     *
     * @param directory of that run
     * @param after directories of runs that are awaited first
     * @param reports beside the English ones
     */
    record Resume(Path directory, List<Path> after, ReportOptions reports) implements RunRequest {
        public Resume {
            after = List.copyOf(after);
        }
    }
}
