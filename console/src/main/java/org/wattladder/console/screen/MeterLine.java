package org.wattladder.console.screen;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wattladder.chauffeur.archive.RunState;
import org.wattladder.model.result.MeterFacts;
import org.wattladder.model.result.MeterFacts.Quantity;
import org.wattladder.model.result.MeterWindow;
import org.wattladder.model.text.Length;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.view.Cells;

/**
 * A meter as a list shows it.
 *
 * @param run in which it was used last
 * @param meter what it is
 * @param window what it said last; empty when it has said nothing
 * @param age of that
 */
public record MeterLine(RunLine run, MeterFacts meter, Optional<MeterWindow> window, Optional<Duration> age) {
    private static final Duration STALE = Duration.ofMinutes(10);

    String key() {
        // A daemon that a run started for itself has another port in each run.
        String place = meter.address().replaceFirst("^(127\\.0\\.0\\.1):.*", "$1");
        return meter.name() + " " + place + " " + meter.identity().device();
    }

    /** Average of the interval that was recorded last, with its unit. */
    public Text reading() {
        if (window.isEmpty()) {
            return Cells.ABSENT;
        }
        return meter.quantity() == Quantity.POWER
                ? Cells.watts(window.get().figures().average().asOptional(), 4)
                : Message.of(
                        "amount.celsius", Cells.fixed(window.get().figures().average(), 1));
    }

    /** How long ago that interval ended; a dash when there was none. */
    public Text since() {
        return age.<Text>map(since -> new Length(Duration.ofSeconds(since.toSeconds())))
                .orElse(Cells.DASH);
    }

    /** Average uncertainty of its samples. */
    public Text uncertainty() {
        return window.map(each -> Cells.percent(each.measurement().averageUncertaintyPercent(), 2))
                .orElse(Cells.DASH);
    }

    /** Offset of its clock. */
    public Text offset() {
        return window.map(each -> Cells.fixed(each.clock().offsetMillis(), 1)).orElse(Cells.DASH);
    }

    /** What a reader must know of the reading; none when it is as it should be. */
    public List<Message> remarks() {
        List<Message> remarks = new ArrayList<>();
        if (window.isEmpty()) {
            remarks.add(Message.of("console.meter-silent"));
            return remarks;
        }
        if (!(run.run().state() instanceof RunState.Running)
                || age.filter(since -> since.compareTo(STALE) > 0).isPresent()) {
            remarks.add(Message.of("console.meter-stale"));
        }
        if (window.get().figures().average().asOptional().isEmpty()) {
            remarks.add(Message.of("console.meter-unknown"));
        } else if (window.get().figures().average().asOptional().getAsDouble() == 0) {
            remarks.add(Message.of("console.meter-zero"));
        }
        if (window.get().figures().errorSamples() > 0) {
            remarks.add(Message.of(
                    "console.meter-errors",
                    window.get().figures().errorSamples(),
                    window.get().measurement().samples()));
        }
        return remarks;
    }
}
