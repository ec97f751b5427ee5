package org.wattladder.console.screen;

import java.util.List;
import java.util.Optional;
import org.wattladder.chauffeur.archive.RunState;
import org.wattladder.chauffeur.journal.RunDirectory;
import org.wattladder.chauffeur.terminal.Commands;
import org.wattladder.console.live.Course;
import org.wattladder.console.timeline.TimelineView;
import org.wattladder.model.text.Text;

/**
 * The page of a run.
 *
 * @param line as lists show it
 * @param course how far it is; empty when its plan cannot be read
 * @param ends when it will be over
 * @param timeline the part of it that was asked for, over time; empty when it has no samples
 * @param address of the page, with the part of the run that it shows
 * @param progress the ladder and the findings so far, as a part of a page; empty when nothing was recorded
 * @param journal what its journal says
 * @param files that it has
 * @param problem why something of it cannot be shown; empty when nothing is wrong
 */
public record RunPageView(
        RunLine line,
        Optional<Course> course,
        Text ends,
        Optional<TimelineView> timeline,
        String address,
        String progress,
        List<JournalLines.Line> journal,
        List<RunFiles.Group> files,
        Optional<String> problem) {
    public RunPageView {
        journal = List.copyOf(journal);
        files = List.copyOf(files);
    }

    /** Whether a process runs it, and its plan can be read. */
    public boolean running() {
        return line.run().state() instanceof RunState.Running && course.isPresent();
    }

    /** Whether it has a report. */
    public boolean reported() {
        return files.stream().anyMatch(group -> group.files().contains("result.html"));
    }

    /** Whether it has a plan that can be run again. */
    public boolean planned() {
        return course.isPresent();
    }

    /** Where its events are, behind what the page shows; null when there will be none. */
    @SuppressWarnings("NullAway")
    public String events() {
        return switch (line.kind()) {
            case "running" ->
                line.link() + "/events?after="
                        + course.map(each -> each.journal().size()).orElse(0);
            case "waiting" -> "/events";
            default -> null;
        };
    }

    /** The command that runs its plan again. */
    public String command() {
        return Commands.line(List.of(
                "run",
                "--plan",
                line.run().directory().resolve(RunDirectory.PLAN).toString()));
    }
}
