package org.wattladder.meter.check.rule;

import java.util.List;

/** The list of all rules. */
public final class CheckRules {
    private CheckRules() {}

    /** Every rule, in the order in which they are tried; a new one is one line here. */
    public static List<CheckRule> all() {
        return List.of(
                TalkRules.NO_GREETING,
                TalkRules.HELLO_EXACT,
                TalkRules.TORN_COMMAND,
                TalkRules.JOINED_COMMANDS,
                TalkRules.BARE_LINE_FEED,
                TalkRules.ANY_CASE,
                IdentityRules.IDENTIFY_FIELDS,
                IdentityRules.VERSION_FORM,
                RangeRules.RANGES_READ,
                RangeRules.RANGES_SET,
                MeasurementRules.GO_SENTENCE,
                MeasurementRules.GO_DEFAULT,
                MeasurementRules.WHOLE_MEASUREMENT,
                SampleRules.FIRST_SAMPLE,
                SampleRules.SAMPLING_REGULAR,
                SampleRules.SAMPLE_COUNT,
                SampleRules.SAMPLE_ROW_FORM,
                FigureRules.SAMPLES_ALIVE,
                FigureRules.WATTS_AGREE,
                PlausibleRules.READINGS_PLAUSIBLE,
                SampleRules.STAMPS_RISING,
                SampleRules.STAMPS_TRUE,
                IdentityRules.IDENTITY_HONEST,
                MeasurementRules.STOP_AT_ONCE,
                MeasurementRules.STOP_TWICE,
                ReadingRules.READ_NEXT,
                ReadingRules.READ_ALL,
                ReadingRules.READ_CHANNELS,
                ReadingRules.STATISTICS_TRUE,
                ReadingRules.UNCERTAINTY_SUMS,
                ReadingRules.CURRENT_READING,
                MeasurementRules.MARK_TAKEN,
                MeasurementRules.RESET_ENDS,
                MeasurementRules.GO_WHILE_MEASURING,
                RangeRules.RANGE_WHILE_MEASURING,
                ResilienceRules.UNKNOWN_COMMAND,
                ResilienceRules.OVERLONG_LINE,
                ResilienceRules.SERVES_AGAIN,
                ResilienceRules.ANSWER_TIMES,
                ResilienceRules.LINE_ENDS);
    }
}
