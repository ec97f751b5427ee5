package org.wattladder.meter.check.rule;

import java.time.Duration;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.wattladder.meter.check.daemon.CheckFault;
import org.wattladder.meter.check.daemon.CheckedDaemon;
import org.wattladder.meter.check.daemon.Observation;
import org.wattladder.meter.check.daemon.RowLine;
import org.wattladder.ptdaemon.codec.Identity;
import org.wattladder.ptdaemon.codec.Reading;
import org.wattladder.ptdaemon.codec.SampleRow;
import org.wattladder.ptdaemon.codec.UnreadableAnswer;

/** When samples are taken, how they are written and stamped. */
final class SampleRules {
    private static final int TRANSPORT_MILLIS = 500;
    private static final int SAMPLING_REGULAR_FEWEST = 3;
    private static final double MEAN_SHARE = 0.1;
    /** By how much the first or the last may be late on a busy machine. */
    private static final double LATE_MILLIS = 150;

    private static final String SAMPLE_ROW_FORM_STAMP = "Time,\\d{2}-\\d{2}-\\d{4} \\d{2}:\\d{2}:\\d{2}\\.\\d{3}";
    private static final String SAMPLE_ROW_FORM_FIGURE = ",(?:-?\\d+(?:\\.\\d+)?(?:[eE][+-]?\\d+)?|[+-]?(?i:nan|inf))";
    private static final Pattern SAMPLE_ROW_FORM_POWER = Pattern.compile(
            SAMPLE_ROW_FORM_STAMP + "(,Watts" + SAMPLE_ROW_FORM_FIGURE + ",Volts" + SAMPLE_ROW_FORM_FIGURE + ",Amps"
                    + SAMPLE_ROW_FORM_FIGURE + ",PF" + SAMPLE_ROW_FORM_FIGURE + ")+");
    private static final Pattern SAMPLE_ROW_FORM_TEMPERATURE = Pattern.compile(SAMPLE_ROW_FORM_STAMP + "(,Temperature"
            + SAMPLE_ROW_FORM_FIGURE + ",Humidity" + SAMPLE_ROW_FORM_FIGURE + ")+");

    static final CheckRule FIRST_SAMPLE = new CheckRule(
            "first-sample",
            "Takes the first sample within one interval of `Go`.",
            "Seen 0.06 to 0.5 s after `Go`; a client counts on one sample per interval begun.",
            SampleRules::firstSample);

    static final CheckRule SAMPLING_REGULAR = new CheckRule(
            "sampling-regular",
            "Takes one sample every interval, in a steady phase.",
            "Averages over time presume it; all but 1,400 of 11.6 million recorded gaps are exact.",
            SampleRules::samplingRegular);

    static final CheckRule SAMPLE_COUNT = new CheckRule(
            "sample-count",
            "Has one sample for each interval started between `Go` and `Stop`.",
            "Checked on 1,404 recorded measurements without exception; a measurement ends at a whole interval.",
            SampleRules::sampleCount);

    static final CheckRule SAMPLE_ROW_FORM = new CheckRule(
            "sample-row",
            "Writes samples as `Time,<stamp>,Watts,<w>,Volts,<v>,Amps,<a>,PF,<pf>`, or `Temperature` and `Humidity`; no mark, no labels of channels.",
            "Clients take the columns by their place.",
            SampleRules::sampleRowForm);

    static final CheckRule STAMPS_RISING = new CheckRule(
            "stamps-rising",
            "Stamps samples in rising order; only rows of missed samples repeat a stamp.",
            "A sample belongs to a recording by its stamp; a repeated or backward stamp counts it twice or in the wrong place.",
            SampleRules::stampsRising);

    static final CheckRule STAMPS_TRUE = new CheckRule(
            "stamps-true",
            "Stamps samples with a clock that runs right, in any time zone. A drift shows from 1.5 % in ten samples of a second, 1 % in twenty, 0.5 % in a hundred.",
            "Clients correct a constant offset; above 30 s, a time zone and an error cannot be distinguished. Measurements under 2.5 s, as with `--quick`, or of fewer than 8 samples are too short for drifts.",
            SampleRules::stampsTrue);

    private SampleRules() {}

    private static Outcome firstSample(CheckedDaemon daemon) throws CheckFault {
        Observation seen = daemon.observation();
        double waited =
                (seen.live().get(0).arrivedAtNanos() - seen.started().go().askedAtNanos()) / 1e6;
        int interval = seen.started().samplingMillis();
        return Outcome.of(
                waited <= interval + TRANSPORT_MILLIS,
                String.format(Locale.ROOT, "It came %.0f ms after 'Go'; the interval is %d ms.", waited, interval));
    }

    private static Outcome samplingRegular(CheckedDaemon daemon) throws CheckFault {
        Observation seen = daemon.observation();
        List<SampleRow> taken =
                seen.samples().stream().filter(row -> !allMissed(row)).toList();
        int missed = seen.lines().size() - taken.size();
        if (taken.size() < SAMPLING_REGULAR_FEWEST) {
            return Outcome.notApplicable(taken.size() + " samples are too few; use more with --samples.");
        }
        int interval = seen.started().samplingMillis();
        double[] gaps = new double[taken.size() - 1];
        for (int index = 0; index < gaps.length; index++) {
            gaps[index] = Duration.between(
                            taken.get(index).stamp(), taken.get(index + 1).stamp())
                    .toMillis();
        }
        Arrays.sort(gaps);
        double median = gaps[gaps.length / 2];
        String sentence = String.format(
                Locale.ROOT,
                "Gaps of %.0f to %.0f ms, median %.0f ms, for an interval of %d ms; %d samples missed.",
                gaps[0],
                gaps[gaps.length - 1],
                median,
                interval,
                missed);
        double mean = Arrays.stream(gaps).sum() / (gaps.length + missed);
        if (Math.abs(mean - interval) > interval * MEAN_SHARE + LATE_MILLIS / gaps.length) {
            return Outcome.failed(sentence);
        }
        boolean steady = missed == 0 && gaps[0] > interval / 2.0 && gaps[gaps.length - 1] < interval * 1.5;
        return steady ? Outcome.passed(sentence) : Outcome.observed(sentence);
    }

    private static boolean allMissed(SampleRow row) {
        return row.total().equals(row.total().missed())
                || row.total().readings().values().stream()
                        .allMatch(reading ->
                                reading instanceof Reading.Erroneous error && error.kind() == Reading.Kind.MISSED);
    }

    private static Outcome sampleCount(CheckedDaemon daemon) throws CheckFault {
        Observation seen = daemon.observation();
        long interval = TimeUnit.MILLISECONDS.toNanos(seen.started().samplingMillis());
        long shortest = seen.stop().askedAtNanos() - seen.started().go().answeredAtNanos();
        long longest = seen.stop().answeredAtNanos() - seen.started().go().askedAtNanos();
        long least = Math.max(1, (shortest + interval - 1) / interval);
        long most = (longest + interval - 1) / interval;
        int count = seen.lines().size();
        return Outcome.of(
                count >= least && count <= most,
                String.format(
                        Locale.ROOT,
                        "%d samples in %.2f s at %d ms; %s expected.",
                        count,
                        longest / 1e9,
                        seen.started().samplingMillis(),
                        least == most ? least : least + " to " + most));
    }

    private static Outcome sampleRowForm(CheckedDaemon daemon) throws CheckFault {
        boolean power = daemon.identity().mode() == Identity.Mode.POWER;
        Pattern form = power ? SAMPLE_ROW_FORM_POWER : SAMPLE_ROW_FORM_TEMPERATURE;
        for (RowLine line : daemon.observation().lines()) {
            if (!form.matcher(line.text()).matches()) {
                return Outcome.failed("'" + line.text() + "' has another form.");
            }
            try {
                SampleRow.parse(line.text());
            } catch (UnreadableAnswer unreadable) {
                return Outcome.failed("'" + line.text() + "' cannot be read: " + unreadable.getMessage() + ".");
            }
        }
        return Outcome.passed("All " + daemon.observation().lines().size() + " lines have it.");
    }

    private static Outcome stampsRising(CheckedDaemon daemon) throws CheckFault {
        List<SampleRow> samples = daemon.observation().samples();
        for (int index = 1; index < samples.size(); index++) {
            LocalDateTime before = samples.get(index - 1).stamp();
            LocalDateTime stamp = samples.get(index).stamp();
            boolean missedBefore = samples.get(index - 1)
                    .total()
                    .equals(samples.get(index - 1).total().missed());
            if (stamp.isBefore(before) || (stamp.isEqual(before) && !missedBefore)) {
                return Outcome.failed(
                        "Sample " + (index + 1) + " is stamped " + stamp + ", the one before it " + before + ".");
            }
        }
        return Outcome.passed(samples.size() + " stamps rise.");
    }

    private static Outcome stampsTrue(CheckedDaemon daemon) throws CheckFault {
        List<RowLine> live = daemon.observation().live();
        List<SampleRow> rows = Observation.read(live);
        return StampClock.of(
                        rows.stream()
                                .map(row -> row.stamp().toInstant(ZoneOffset.UTC))
                                .toList(),
                        live.stream().map(RowLine::arrivedAt).toList())
                .outcome();
    }
}
