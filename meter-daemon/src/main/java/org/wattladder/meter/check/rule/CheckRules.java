package org.wattladder.meter.check.rule;

import java.util.List;

/** The list of all rules. */
public final class CheckRules {
    private CheckRules() {}

    /** Every rule, in the order in which they are tried; a new one is one line here. */
    public static List<CheckRule> all() {
        return List.of(
                new NoGreeting(),
                new HelloExact(),
                new TornCommand(),
                new JoinedCommands(),
                new BareLineFeed(),
                new AnyCase(),
                new IdentifyFields(),
                new VersionForm(),
                new RangesRead(),
                new RangesSet(),
                new GoSentence(),
                new GoDefault(),
                new WholeMeasurement(),
                new FirstSample(),
                new SamplingRegular(),
                new SampleCount(),
                new SampleRowForm(),
                new StampsRising(),
                new StampsTrue(),
                new IdentityHonest(),
                new StopAtOnce(),
                new StopTwice(),
                new ReadNext(),
                new ReadAll(),
                new ReadChannels(),
                new StatisticsTrue(),
                new UncertaintySums(),
                new CurrentReading(),
                new MarkTaken(),
                new ResetEnds(),
                new GoWhileMeasuring(),
                new RangeWhileMeasuring(),
                new UnknownCommand(),
                new OverlongLine(),
                new ServesAgain(),
                new AnswerTimes(),
                new LineEnds());
    }
}
