package org.wattladder.meter.check.rule;

import java.util.Locale;
import org.wattladder.meter.check.daemon.CheckFault;
import org.wattladder.meter.check.daemon.CheckedDaemon;
import org.wattladder.meter.check.daemon.Exchange;
import org.wattladder.meter.check.daemon.Observation;
import org.wattladder.meter.check.daemon.Started;
import org.wattladder.ptdaemon.codec.FixedAnswers;
import org.wattladder.ptdaemon.codec.GoAnswer;
import org.wattladder.ptdaemon.codec.UnreadableAnswer;

/** A measurement starts, is marked, ends and is refused as clients expect. */
final class MeasurementRules {
    private static final int LIMIT_MILLIS = 1500;
    private static final double STOP_TWICE_HALF = 0.5;
    private static final double GO_WHILE_MEASURING_INTERVALS = 1.5;

    static final CheckRule GO_SENTENCE = new CheckRule(
            "go",
            "Answers `Go,<ms>,0,<mark>` with the sentence `Starting untimed measurement, maximum <n> samples at <ms>ms with 0 rampup samples`.",
            "Checkers compare it word by word.",
            MeasurementRules::goSentence);

    static final CheckRule GO_DEFAULT = new CheckRule(
            "go-default",
            "Takes `Go,0,0`, with LF alone and without a mark, as a measurement at the interval of its identity.",
            "A widespread client starts this way.",
            MeasurementRules::goDefault);

    static final CheckRule WHOLE_MEASUREMENT = new CheckRule(
            "measurement",
            "Measures from `Go` to `Stop`, gives its samples to `RL`, and its statistics afterwards.",
            "This is what a meter is for; the rules about samples look at this measurement.",
            MeasurementRules::wholeMeasurement);

    static final CheckRule STOP_AT_ONCE = new CheckRule(
            "stop-at-once",
            "Answers `Stop` immediately with `Stopping untimed measurement`.",
            "Clients go on to the next interval; real daemons take up to 0.95 s.",
            MeasurementRules::stopAtOnce);

    static final CheckRule STOP_TWICE = new CheckRule(
            "stop-twice",
            "Answers a `Stop` with nothing to stop by `Error: no measurement to stop`; while the last interval is finishing, when it has ended.",
            "Clients stop twice to be sure, and go on when the error comes.",
            MeasurementRules::stopTwice);

    static final CheckRule MARK_TAKEN = new CheckRule(
            "mark",
            "Takes `Mark,<text>` while measuring, answers with one line and goes on measuring.",
            "Clients change the mark between stages; the text of the answer is not known outside and clients ignore it.",
            MeasurementRules::markTaken);

    static final CheckRule RESET_ENDS = new CheckRule(
            "reset",
            "Ends with `Reset` whatever is measured, and clears the statistics.",
            "A widespread client resets right after it connects, to end what an earlier one has left.",
            MeasurementRules::resetEnds);

    static final CheckRule GO_WHILE_MEASURING = new CheckRule(
            "go-while-measuring",
            "Refuses a second `Go` and goes on with the measurement that runs.",
            "What a licensed daemon does is not known outside; losing the samples of the first would be the worst answer.",
            MeasurementRules::goWhileMeasuring);

    private MeasurementRules() {}

    private static Outcome goSentence(CheckedDaemon daemon) throws CheckFault, UnreadableAnswer {
        daemon.idle();
        int millis = daemon.identity().samplingMillis();
        String answer = daemon.ask("Go," + millis + ",0,check-go").answer();
        daemon.ask("Reset");
        GoAnswer go = GoAnswer.parse(answer);
        return Outcome.of(
                go.samplingMillis() == millis
                        && go.rampupSamples() == 0
                        && go.line().equals(answer),
                "The answer was '" + answer + "'.");
    }

    private static Outcome goDefault(CheckedDaemon daemon) throws CheckFault, UnreadableAnswer {
        daemon.idle();
        String answer = daemon.ask("Go,0,0", "\n").answer();
        daemon.ask("Reset");
        int millis = GoAnswer.parse(answer).samplingMillis();
        int stated = daemon.identity().samplingMillis();
        return Outcome.of(
                millis == stated, "It measures every " + millis + " ms; its identity says " + stated + " ms.");
    }

    private static Outcome wholeMeasurement(CheckedDaemon daemon) throws CheckFault {
        Observation seen = daemon.observe();
        return Outcome.of(
                !seen.lines().isEmpty(),
                seen.lines().size() + " samples at " + seen.started().samplingMillis() + " ms; the last was '"
                        + seen.lines().get(seen.lines().size() - 1).text() + "'.");
    }

    private static Outcome stopAtOnce(CheckedDaemon daemon) throws CheckFault {
        Exchange stop = daemon.observation().stop();
        return Outcome.of(
                stop.answer().equals(FixedAnswers.STOPPING) && stop.millis() <= LIMIT_MILLIS,
                String.format(Locale.ROOT, "'%s' after %.0f ms.", stop.answer(), stop.millis()));
    }

    private static Outcome stopTwice(CheckedDaemon daemon) throws CheckFault {
        Started started = daemon.start("check-stop");
        daemon.pauseIntervals(STOP_TWICE_HALF, started);
        daemon.ask("Stop");
        Exchange second = daemon.ask("Stop");
        Exchange third = daemon.ask("Stop");
        return Outcome.of(
                second.answer().equals(FixedAnswers.NOTHING_TO_STOP)
                        && third.answer().equals(FixedAnswers.NOTHING_TO_STOP),
                String.format(
                        Locale.ROOT,
                        "The second was answered with '%s' after %.0f ms, the third with '%s' after %.0f ms.",
                        second.answer(),
                        second.millis(),
                        third.answer(),
                        third.millis()));
    }

    private static Outcome markTaken(CheckedDaemon daemon) throws CheckFault {
        daemon.start("check-mark-1");
        Exchange mark = daemon.ask("Mark,check-mark-2");
        String stop = daemon.ask("Stop").answer();
        daemon.idle();
        String sentence = "'" + mark.command() + "' was answered with '" + mark.answer() + "', 'Stop' after it with '"
                + stop + "'.";
        return Outcome.of(!FixedAnswers.refuses(mark.answer()) && stop.equals(FixedAnswers.STOPPING), sentence);
    }

    private static Outcome resetEnds(CheckedDaemon daemon) throws CheckFault {
        Started started = daemon.start("check-reset");
        daemon.pauseIntervals(1, started);
        String reset = daemon.ask("Reset").answer();
        String stop = daemon.ask("Stop").answer();
        String statistics = daemon.ask(daemon.column().word()).answer();
        daemon.idle();
        boolean ended = !FixedAnswers.refuses(reset) && stop.equals(FixedAnswers.NOTHING_TO_STOP);
        String sentence = "'Reset' was answered with '" + reset + "', 'Stop' after it with '" + stop
                + "'; the statistics are '" + statistics + "'.";
        if (ended && !statistics.endsWith(",0,0,0")) {
            return Outcome.observed(sentence);
        }
        return Outcome.of(ended, sentence);
    }

    private static Outcome goWhileMeasuring(CheckedDaemon daemon) throws CheckFault {
        Started started = daemon.start("check-first");
        daemon.pauseIntervals(GO_WHILE_MEASURING_INTERVALS, started);
        int before = daemon.rows("RL").size();
        String second =
                daemon.ask("Go," + started.samplingMillis() + ",0,check-second").answer();
        String stop = daemon.ask("Stop").answer();
        daemon.ask("Stop");
        String sentence = "After " + before + " samples the second was answered with '" + second + "', 'Stop' with '"
                + stop + "'.";
        if (!FixedAnswers.refuses(second)) {
            return Outcome.failed(sentence);
        }
        return Outcome.of(stop.equals(FixedAnswers.STOPPING), sentence);
    }
}
