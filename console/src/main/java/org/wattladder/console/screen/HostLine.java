package org.wattladder.console.screen;

import java.time.Instant;
import java.util.Optional;
import org.wattladder.chauffeur.archive.RunState;
import org.wattladder.model.result.HostFacts;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Moment;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.view.table.Cells;

/**
 * A machine as lists show it.
 *
 * @param machine its name
 * @param here whether the console runs on it
 * @param last run that is on there, or else the last; empty before the first
 * @param facts as a run knew them; empty before the first
 * @param knownAt when it was asked last; empty when it was not
 * @param fingerprint of its key; empty when it is not trusted by name
 */
public record HostLine(
        String machine,
        boolean here,
        Optional<RunLine> last,
        Optional<HostFacts> facts,
        Optional<Instant> knownAt,
        Optional<String> fingerprint) {
    private static final int SHOWN_DIGITS = 12;

    /** Its page. */
    public String link() {
        return Links.host(machine);
    }

    /** What it does now as far as this archive knows: how a run that ended there stands says nothing of it. */
    public Text state() {
        if (last.isEmpty()) {
            return Message.of(knownAt.isPresent() ? "console.asked-only" : "console.never-asked");
        }
        return live().map(RunLine::state).orElse(Message.of("console.idle-now"));
    }

    /** The same for the style sheet. */
    public String kind() {
        return live().map(RunLine::kind).orElse("");
    }

    private Optional<RunLine> live() {
        return last.filter(line -> line.run().state().isLive());
    }

    /** Whether a run of this archive measures it now. */
    public boolean measured() {
        return last.filter(line -> line.run().state() instanceof RunState.Running)
                .isPresent();
    }

    /** When it was part of a run or was asked last; empty when it never was. */
    public Optional<Instant> seenAt() {
        Optional<Instant> inRun = last.flatMap(line -> line.run().endedAt());
        return inRun.isPresent() && knownAt.isPresent()
                ? Optional.of(inRun.get().isAfter(knownAt.get()) ? inRun.get() : knownAt.get())
                : inRun.or(() -> knownAt);
    }

    /** The same in words. */
    public Text seen() {
        return seenAt().<Text>map(Moment::new).orElse(Cells.DASH);
    }

    /** The beginning of the fingerprint of its key. */
    public String shortKey() {
        return fingerprint.orElse("").replaceFirst("^(sha256:[0-9a-f]{12}).*", "$1\u2026");
    }

    /** The beginning of the checksum of the program there. */
    public Optional<String> build() {
        return facts.map(known -> known.java().programDigest())
                .filter(digest -> !digest.isEmpty())
                .map(digest -> digest.substring(0, Math.min(SHOWN_DIGITS, digest.length())));
    }
}
