package org.wattladder.reporter.rules.meter;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.result.MeterFacts;
import org.wattladder.model.text.Figure;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.figures.StatedTimes;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.rules.Rule;
import org.wattladder.reporter.rules.RuleDescription;

/**
 * Rules on what power meters say of themselves.
 *
 * @param description of the rule
 * @param severity of a finding
 * @param wrong what is wrong with a meter; empty when nothing is
 */
record DeviceRules(RuleDescription description, Severity severity, Function<MeterFacts, Optional<Message>> wrong)
        implements Rule {
    private static final double LONGEST_AVERAGE_SECONDS = 5;

    /** How names of drivers begin that public records of sessions hold. */
    private static final List<String> KNOWN_DRIVERS = List.of(
            "yokogawa", "zes", "xitron", "chroma", "hioki", "n4l", "voltech", "tektronix", "infratek", "instek");

    /** An accepted device is one of those that are known. */
    static final Rule UNKNOWN = new DeviceRules(
            new RuleDescription(
                    "unknown-analyzer",
                    "The daemon of an accepted analyzer has a driver name that is known.",
                    "note for another name",
                    "ours: that an analyzer is accepted is what its daemon says of itself",
                    "Look at the console of the daemon, and disclose maker and model of the analyzer."),
            Severity.NOTE,
            DeviceRules::unknown);

    /** Values are those of the time they are stamped with. */
    static final Rule LONG_AVERAGE = new DeviceRules(
            new RuleDescription(
                    "long-average",
                    "The values of a power meter are averages over a short time, where it states the time.",
                    "warning above " + (int) LONGEST_AVERAGE_SECONDS + " s",
                    "ours: the first values of a window hold what was drawn before it, the last ones lag behind the load",
                    "Set a shorter time in the meter; for `hwmon` root writes it to `power1_average_interval`."),
            Severity.WARNING,
            DeviceRules::averagesLong);

    @Override
    public List<Finding> check(RunFigures run) {
        return run.result().meters().stream()
                .filter(meter -> meter.quantity() == MeterFacts.Quantity.POWER)
                .flatMap(meter -> finding(meter).stream())
                .toList();
    }

    private Optional<Finding> finding(MeterFacts meter) {
        return wrong.apply(meter)
                .map(message -> description.finding(severity, Message.of("place.meter", meter.name()), message));
    }

    private static Optional<Message> unknown(MeterFacts meter) {
        String device = meter.identity().device();
        return meter.tier() == EvidenceTier.ACCEPTED_ANALYZER
                        && KNOWN_DRIVERS.stream().noneMatch(device.toLowerCase(Locale.ROOT)::startsWith)
                ? Optional.of(Message.of("unknown-analyzer.accepted", device))
                : Optional.empty();
    }

    private static Optional<Message> averagesLong(MeterFacts meter) {
        return StatedTimes.averageMillis(meter).stream()
                .mapToObj(millis -> millis / 1e3)
                .filter(seconds -> seconds > LONGEST_AVERAGE_SECONDS)
                .map(seconds -> Message.of(
                        "long-average.meter", Figure.shortest(seconds), Figure.shortest(LONGEST_AVERAGE_SECONDS)))
                .findFirst();
    }
}
