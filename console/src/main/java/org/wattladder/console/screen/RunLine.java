package org.wattladder.console.screen;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.wattladder.chauffeur.archive.Headline;
import org.wattladder.chauffeur.archive.IndexedRun;
import org.wattladder.chauffeur.archive.RunSubject;
import org.wattladder.model.plan.RunMode;
import org.wattladder.model.text.Figure;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Moment;
import org.wattladder.model.text.Name;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.view.table.Cells;

/**
 * A run as lists show it, in texts.
 *
 * @param run of the index
 */
public record RunLine(IndexedRun run) {

    /** Its page. */
    public String link() {
        return Links.run(run.name());
    }

    /** Title of its suite; its name when that is not known. */
    public String title() {
        return run.subject().map(RunSubject::title).orElse(run.name());
    }

    /** Whether it only rehearses its plan. */
    public boolean rehearsal() {
        return run.subject()
                .map(RunSubject::mode)
                .filter(RunMode.REHEARSAL::equals)
                .isPresent();
    }

    /** How long it has run until a moment; nothing when its begin is not known. */
    public Duration elapsed(Instant now) {
        return run.startedAt()
                .map(begin -> Duration.between(begin, now))
                .filter(length -> !length.isNegative())
                .orElse(Duration.ZERO);
    }

    /** Names of its systems. */
    public String hosts() {
        return String.join(", ", run.hosts());
    }

    /** How it stands. */
    public Text state() {
        return run.state().word();
    }

    /** The same for the style sheet. */
    public String kind() {
        return run.state().label();
    }

    /** What is to be said beside how it stands; empty when nothing is. */
    public Optional<Message> remark() {
        return run.state().remark();
    }

    /** When it began; a dash when nothing tells. */
    public Text started() {
        return run.startedAt().<Text>map(Moment::new).orElse(Cells.DASH);
    }

    /** When it ended; a dash when nothing tells. */
    public Text ended() {
        return run.endedAt().<Text>map(Moment::new).orElse(Cells.DASH);
    }

    /** The figure that sums it up. */
    public Text headline() {
        return run.figures()
                .headline()
                .<Text>map(headline -> Figure.significant(headline.value(), 4))
                .orElse(Cells.DASH);
    }

    /** Which figure that is; empty when there is none. */
    public Optional<Message> headlineName() {
        return run.figures().headline().map(Headline::kind).map(Headline.Kind::word);
    }

    /** The weakest evidence behind its watts. */
    public Text tier() {
        return Cells.tier(run.figures().tier());
    }

    /** Highest watts. */
    public Text highestWatts() {
        return Cells.watts(run.figures().highestWatts(), 4);
    }

    /** Watts of active idle. */
    public Text idleWatts() {
        return Cells.watts(run.figures().idleWatts(), 4);
    }

    /** Its labels, one after the other. */
    public Text labels() {
        return new Name(String.join(", ", run.note().labels()));
    }
}
