package org.wattladder.console.screen;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wattladder.chauffeur.archive.RunState;
import org.wattladder.chauffeur.journal.RunDirectory;
import org.wattladder.chauffeur.terminal.Commands;
import org.wattladder.console.live.Course;
import org.wattladder.console.timeline.TimelineView;
import org.wattladder.console.verify.Verified;
import org.wattladder.model.interval.IntervalPlan;
import org.wattladder.model.text.Moment;
import org.wattladder.reporter.language.Words;

/**
 * The page of a run.
 *
 * @param line as lists show it
 * @param course how far it is; empty when its plan cannot be read
 * @param ends when it will be over
 * @param asked what of it is shown
 * @param timeline the part of it that was asked for, over time; empty when it has no samples
 * @param progress the ladder and the findings so far, as a part of a page; empty when nothing was recorded
 * @param journal what its journal says
 * @param files that it has
 * @param verified what verification said; empty when it was not asked, or a file changed since
 * @param problem why something of it cannot be shown; empty when nothing is wrong
 */
public record RunPageView(
        RunLine line,
        Optional<Course> course,
        Moment ends,
        Asked asked,
        Optional<TimelineView> timeline,
        String progress,
        List<JournalLines.Line> journal,
        List<RunFiles.Group> files,
        Optional<Verified> verified,
        Optional<String> problem) {
    public RunPageView {
        journal = List.copyOf(journal);
        files = List.copyOf(files);
    }

    /**
     * What of a run is shown.
     *
     * @param tab part of the page
     * @param range part of the time, as a part of an address
     * @param saved whether its note was saved just now
     * @param stopping whether it was asked from here to stop
     */
    public record Asked(RunTab tab, String range, boolean saved, boolean stopping) {}

    /** Whether a process runs it, and its plan can be read. */
    public boolean running() {
        return line.run().state() instanceof RunState.Running && course.isPresent();
    }

    /** Whether it was asked to stop and has not yet. */
    public boolean stopping() {
        return asked.stopping() && line.run().state().isLive();
    }

    /** Whether its note was saved just now. */
    public boolean saved() {
        return asked.saved();
    }

    /** The part of the page that is shown. */
    public RunTab tab() {
        return asked.tab();
    }

    /** Whether it has a report. */
    public boolean reported() {
        return files.stream().anyMatch(group -> group.files().contains("result.html"));
    }

    /** Whether it has a plan that can be run again. */
    public boolean planned() {
        return course.isPresent();
    }

    /** The title of its window: how it stands, where it is, which run. */
    public String title(Words words) {
        List<String> parts = new ArrayList<>();
        parts.add(words.say(line.state()));
        if (running()) {
            course.flatMap(Course::interval)
                    .map(IntervalPlan::label)
                    .map(words::say)
                    .ifPresent(parts::add);
        }
        parts.add(line.run().name());
        return String.join(" · ", parts);
    }

    /** Its address with what is shown of it. */
    public String address() {
        return at(tab());
    }

    /** Its address with this part. */
    public String at(RunTab tab) {
        return tab == RunTab.MEASURED ? line.link() + asked.range() : line.link() + "?tab=" + tab.label();
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
