package org.wattladder.console.screen;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wattladder.chauffeur.archive.RunState;
import org.wattladder.console.live.ReadingState;
import org.wattladder.model.plan.MeterPlan;
import org.wattladder.model.result.MeterFacts;
import org.wattladder.model.result.MeterFacts.Quantity;
import org.wattladder.model.result.MeterWindow;
import org.wattladder.model.text.Length;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Name;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.view.table.Cells;

/**
 * A meter as a list shows it.
 *
 * @param run in which it was used last
 * @param meter what it is
 * @param plan how that run reached it; empty when its plan cannot be read
 * @param window what it said last; empty when it has said nothing
 * @param age of that
 */
public record MeterLine(
        RunLine run, MeterFacts meter, Optional<MeterPlan> plan, Optional<MeterWindow> window, Optional<Duration> age) {
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
        return ReadingState.figure(window.get().figures().average(), isPower());
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

    /** Whether the run that used it last is on. */
    public boolean isOn() {
        return run.run().state() instanceof RunState.Running;
    }

    private boolean isPower() {
        return meter.quantity() == Quantity.POWER;
    }

    /** The ranges in use; a dash when it has none. */
    public Text range() {
        String stated = window.map(each -> each.measurement().ranges())
                .filter(ranges -> !ranges.isEmpty())
                .orElse(meter.ranges().inUse());
        return stated.isEmpty() ? Cells.DASH : new Name(stated);
    }

    /** The machines that it measures: some of the run, or all of them. */
    public String measures() {
        return plan.map(MeterPlan::hosts)
                .filter(hosts -> !hosts.isEmpty())
                .map(hosts -> String.join(", ", hosts))
                .orElse(run.hosts());
    }

    /** What a reader must know of the reading; none when it is as it should be. */
    public List<Message> remarks() {
        List<Message> remarks = new ArrayList<>();
        if (window.isEmpty()) {
            remarks.add(Message.of("console.meter-silent"));
            return remarks;
        }
        if (!isOn() || age.filter(since -> since.compareTo(STALE) > 0).isPresent()) {
            remarks.add(Message.of("console.meter-stale"));
        }
        ReadingState.of(window.get().figures().average(), isPower()).ifPresent(remarks::add);
        if (window.get().figures().errorSamples() > 0) {
            remarks.add(Message.of(
                    "console.meter-errors",
                    window.get().figures().errorSamples(),
                    window.get().measurement().samples()));
        }
        return remarks;
    }
}
