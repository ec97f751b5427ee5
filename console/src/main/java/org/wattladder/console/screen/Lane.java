package org.wattladder.console.screen;

import java.io.IOException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.wattladder.chauffeur.archive.IndexedRun;
import org.wattladder.chauffeur.archive.RunState;
import org.wattladder.console.archive.Archive;
import org.wattladder.console.live.Course;
import org.wattladder.console.start.NewRuns;
import org.wattladder.model.text.ExceptionText;
import org.wattladder.model.text.Moment;

/**
 * A machine, and the run that matters there now.
 *
 * @param machine its name
 * @param line the run that is on; else one that waits; else the last
 * @param course how far it is; empty for a run that is over or cannot be read
 * @param ends when it will be over; empty as above
 * @param problem why nothing more can be said of a run that is on; empty when nothing is wrong
 * @param stopping whether it was asked from here to stop and has not yet
 * @param waiting runs that wait for the machine
 */
public record Lane(
        String machine,
        RunLine line,
        Optional<Course> course,
        Optional<Moment> ends,
        Optional<String> problem,
        boolean stopping,
        List<RunLine> waiting) {

    static Lane of(String machine, List<IndexedRun> newestFirst, Archive archive, NewRuns runs, Instant now) {
        IndexedRun shown = newestFirst.stream()
                .filter(run -> run.state() instanceof RunState.Running)
                .findFirst()
                .or(() -> waiting(newestFirst).stream().findFirst())
                .orElse(newestFirst.get(0));
        List<RunLine> waiting = waiting(newestFirst).stream()
                .filter(run -> !run.equals(shown))
                .map(RunLine::new)
                .toList();
        Optional<Course> course = Optional.empty();
        Optional<String> problem = Optional.empty();
        if (shown.state() instanceof RunState.Running) {
            try {
                course = Optional.of(archive.course(shown));
            } catch (IOException | IllegalArgumentException unreadable) {
                problem = Optional.of(ExceptionText.of(unreadable));
            }
        }
        return new Lane(
                machine,
                new RunLine(shown),
                course,
                course.map(far -> new Moment(now.plus(far.left()))),
                problem,
                runs.isStopping(shown),
                waiting);
    }

    /** How it stands for the style sheet; how a run ended does not matter there. */
    public String kind() {
        RunState state = line.run().state();
        return course.isPresent() ? "running" : state instanceof RunState.Complete ? "over" : state.label();
    }

    private static List<IndexedRun> waiting(List<IndexedRun> runs) {
        return runs.stream()
                .filter(run -> run.state() instanceof RunState.Waiting)
                .toList();
    }
}
