package org.wattladder.meter.check.rule;

import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import org.wattladder.meter.check.daemon.CheckFault;
import org.wattladder.meter.check.daemon.CheckedDaemon;
import org.wattladder.meter.check.daemon.Exchange;
import org.wattladder.meter.check.daemon.Started;
import org.wattladder.ptdaemon.codec.Column;
import org.wattladder.ptdaemon.codec.FixedAnswers;
import org.wattladder.ptdaemon.codec.Identity;
import org.wattladder.ptdaemon.codec.Reading;
import org.wattladder.ptdaemon.codec.SampleHeader;
import org.wattladder.ptdaemon.codec.SampleRow;
import org.wattladder.ptdaemon.codec.StatisticsAnswer;
import org.wattladder.ptdaemon.codec.UncertaintyAnswer;
import org.wattladder.ptdaemon.codec.UnreadableAnswer;

/** Samples are read once and alike, and their statistics follow from them. */
final class ReadingRules {
    private static final double TOLERANCE = 1e-5;
    private static final String ONE_ROW = "Last 1 samples";
    private static final double READ_ALL_INTERVALS = 2.2;
    private static final int COUNT_AT = 4;
    private static final double READ_CHANNELS_INTERVALS = 1.5;
    private static final double UNCERTAINTY_SUMS_LARGEST = 0.1;
    private static final double UNCERTAINTY_SUMS_LIMIT = 0.01;
    private static final Pattern CURRENT_READING_POWER =
            Pattern.compile("Watts,[0-9-][^,]*(,Volts,[^,]+,Amps,[^,]+,PF,[^,]+)?.*");
    private static final Pattern CURRENT_READING_TEMPERATURE =
            Pattern.compile("Temperature,[0-9-][^,]*,Humidity,[^,]+");

    static final CheckRule READ_NEXT = new CheckRule(
            "read-next",
            "Holds `RL,1` back until a sample is there, at most one interval, and gives one row.",
            "Clients measure the clock offset this way.",
            ReadingRules::readNext);

    static final CheckRule READ_ALL = new CheckRule(
            "read-all",
            "Gives all unread samples to `RL` and to `RL,*`, each once, and says `No unread` or `Insufficient unread` when there is none.",
            "Samples read twice or never would be counted wrongly.",
            ReadingRules::readAll);

    static final CheckRule READ_CHANNELS = new CheckRule(
            "read-channels",
            "Answers `RL,*,*` on one channel with `Invalid number of parameters`, on several with a header that names them and a row with all of them.",
            "Clients ask it of every device, and tell by the answer which kind it is.",
            ReadingRules::readChannels);

    static final CheckRule STATISTICS_TRUE = new CheckRule(
            "statistics",
            "States statistics that follow from its samples: count, errors, valid, average, smallest and largest of the valid.",
            "Clients cross-check them; errors and negative watts never count into an average.",
            ReadingRules::statisticsTrue);

    static final CheckRule UNCERTAINTY_SUMS = new CheckRule(
            "uncertainty",
            "Answers `Uncertainty` with counts that add up to its samples, and fractions, not percent, that agree with the counts above and within 1 %.",
            "Clients judge a run by the share of samples above the limit and of unknown ones.",
            ReadingRules::uncertaintySums);

    static final CheckRule CURRENT_READING = new CheckRule(
            "current-reading",
            "Answers `R*` with the latest reading, `Watts,..` or `Temperature,..`, and `No data` before the first sample.",
            "Clients poll it about once a second for display.",
            ReadingRules::currentReading);

    private ReadingRules() {}

    private static Outcome readNext(CheckedDaemon daemon) throws CheckFault {
        daemon.start("check-next");
        Exchange first = daemon.ask("RL,1");
        if (SampleHeader.saysNothingUnread(first.answer())) {
            daemon.idle();
            return Outcome.observed("It does not wait: '" + first.answer() + "'.");
        }
        boolean one = first.answer().equals(ONE_ROW);
        if (one) {
            daemon.wire().line(daemon.patience());
        } else {
            daemon.leave();
        }
        daemon.idle();
        return Outcome.of(
                one, "'RL,1' was answered with '" + first.answer() + "' after " + Math.round(first.millis()) + " ms.");
    }

    private static Outcome readAll(CheckedDaemon daemon) throws CheckFault {
        Started started = daemon.start("check-all");
        daemon.pauseIntervals(READ_ALL_INTERVALS, started);
        int first = daemon.rows("RL,*").size();
        daemon.pauseIntervals(1, started);
        daemon.ask("Stop");
        int rest = daemon.rows("RL").size();
        daemon.ask("Stop");
        rest += daemon.rows("RL").size();
        boolean empty = daemon.rows("RL").isEmpty();
        String statistics = daemon.ask(daemon.column().word()).answer();
        String counted =
                statistics.split(",", -1).length == COUNT_AT + 3 ? statistics.split(",", -1)[COUNT_AT] : "?";
        return Outcome.of(
                first > 0 && empty && counted.equals(Integer.toString(first + rest)),
                "'RL,*' gave " + first + " rows, 'RL' " + rest + " more; the statistics count " + counted
                        + "; then there was " + (empty ? "nothing" : "still something") + " unread.");
    }

    private static Outcome readChannels(CheckedDaemon daemon) throws CheckFault {
        Started started = daemon.start("check-channels");
        daemon.pauseIntervals(READ_CHANNELS_INTERVALS, started);
        String answer = daemon.ask("RL,*,*").answer();
        try {
            SampleHeader header = SampleHeader.parse(answer);
            int channels = -1;
            for (int row = 0; row < header.rows(); row++) {
                channels = SampleRow.parse(daemon.wire().line(daemon.patience()))
                        .channels()
                        .size();
            }
            daemon.idle();
            return Outcome.of(
                    header.rows() > 0 && header.channels().orElse(0) == channels && channels > 0,
                    "'" + answer + "', rows with " + channels + " channels behind the sum.");
        } catch (UnreadableAnswer other) {
            daemon.idle();
            int stated = daemon.identity().statedChannels();
            return answer.contains(FixedAnswers.WRONG_PARAMETER_COUNT)
                    ? Outcome.passed("'" + answer + "': one channel"
                            + (stated > 1 ? ", though the identity says " + stated + "." : "."))
                    : Outcome.failed("'" + answer + "'.");
        }
    }

    private static Outcome statisticsTrue(CheckedDaemon daemon) throws CheckFault, UnreadableAnswer {
        Column column = daemon.column();
        StatisticsAnswer stated =
                StatisticsAnswer.parse(column, daemon.observation().statistics().answer());
        List<SampleRow> samples = daemon.observation().samples();
        DoubleSummaryStatistics mine = new DoubleSummaryStatistics();
        samples.forEach(
                row -> row.total().reading(column).flatMap(ReadingRules::value).ifPresent(mine::accept));
        boolean counts = stated.samples() == samples.size()
                && stated.valid() == mine.getCount()
                && stated.errors() == samples.size() - mine.getCount();
        boolean figures = mine.getCount() == 0
                || (near(stated.average(), mine.getAverage())
                        && near(stated.minimum(), mine.getMin())
                        && near(stated.maximum(), mine.getMax()));
        return Outcome.of(
                counts && figures,
                String.format(
                        Locale.ROOT,
                        "It says '%s'; its %d samples have %d errors and average %.6f, from %.6f to %.6f.",
                        stated.line(),
                        samples.size(),
                        samples.size() - mine.getCount(),
                        mine.getAverage(),
                        mine.getMin(),
                        mine.getMax()));
    }

    private static Outcome uncertaintySums(CheckedDaemon daemon) throws CheckFault, UnreadableAnswer {
        if (daemon.identity().mode() != Identity.Mode.POWER) {
            return Outcome.notApplicable("Temperature has none.");
        }
        String line = daemon.observation().uncertainty().answer();
        UncertaintyAnswer stated = UncertaintyAnswer.parse(line);
        int sum = stated.aboveLimit() + stated.withinLimit() + stated.unknown();
        boolean fractions = stated.spread()
                .map(spread -> spread.minimum() <= spread.average()
                        && spread.average() <= spread.maximum()
                        && spread.average() < UNCERTAINTY_SUMS_LARGEST
                        && (stated.aboveLimit() > 0 || spread.maximum() <= UNCERTAINTY_SUMS_LIMIT)
                        && (stated.withinLimit() > 0 || spread.minimum() > UNCERTAINTY_SUMS_LIMIT))
                .orElse(stated.unknown() == stated.samples());
        return Outcome.of(
                sum == stated.samples()
                        && stated.samples() == daemon.observation().lines().size()
                        && fractions,
                "'" + line + "' after " + daemon.observation().lines().size() + " samples.");
    }

    private static Outcome currentReading(CheckedDaemon daemon) throws CheckFault {
        daemon.idle();
        daemon.ask("Reset");
        daemon.start("check-reading");
        String early = daemon.ask("R*").answer();
        boolean one = !daemon.rows("RL,1").isEmpty();
        String reading = daemon.ask("R*").answer();
        daemon.idle();
        Pattern form =
                daemon.identity().mode() == Identity.Mode.POWER ? CURRENT_READING_POWER : CURRENT_READING_TEMPERATURE;
        return Outcome.of(
                (early.equals(FixedAnswers.NO_DATA) || form.matcher(early).matches())
                        && (!one || form.matcher(reading).matches()),
                "Right after 'Go' it was '" + early + "', after a sample '" + reading + "'.");
    }

    private static Optional<Double> value(Reading reading) {
        return reading.value().isPresent() ? Optional.of(reading.value().getAsDouble()) : Optional.empty();
    }

    /** As far as the six decimals of the wire carry. */
    private static boolean near(Reading stated, double mine) {
        return stated.value().isPresent()
                && Math.abs(stated.value().getAsDouble() - mine) <= TOLERANCE * Math.max(1, Math.abs(mine));
    }
}
