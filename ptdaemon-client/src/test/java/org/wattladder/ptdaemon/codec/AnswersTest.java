package org.wattladder.ptdaemon.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AnswersTest {

    @Test
    void shouldReadStatistics() throws UnreadableAnswer {
        String line = "Watts,782.000859,528.000000,1006.000000,1164,3,1161";
        StatisticsAnswer answer = StatisticsAnswer.parse(Column.WATTS, line);
        assertThat(answer.average()).isEqualTo(Reading.of(782.000859));
        assertThat(answer.samples()).isEqualTo(1164);
        assertThat(answer.errors()).isEqualTo(3);
        assertThat(answer.valid()).isEqualTo(1161);
        assertThat(answer.line()).isEqualTo(line);
    }

    @Test
    void shouldTakeStatisticsWithoutAValueAsAbsent() throws UnreadableAnswer {
        StatisticsAnswer answer =
                StatisticsAnswer.parse(Column.HUMIDITY, "Humidity,-1.000000,-1.000000,-1.000000,0,0,0");
        assertThat(answer.average().value()).isEmpty();
        assertThat(answer).isEqualTo(StatisticsAnswer.notMeasured(Column.HUMIDITY, 0));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Volts,1,1,1,1,0,1",
                "Watts,1,1,1,1,0",
                "Watts,1,1,1,1,0,many",
                "Watts,1,1,1,1,0,-1",
                "Watts,22.0,Volts,229.0,Amps,0.1,PF,0.9",
                "Error: no data"
            })
    void shouldRefuseOtherStatistics(String line) {
        assertThatThrownBy(() -> StatisticsAnswer.parse(Column.WATTS, line)).isInstanceOf(UnreadableAnswer.class);
    }

    @Test
    void shouldReadUncertaintyAsFractions() throws UnreadableAnswer {
        String line = "Uncertainty,0.009616,0.008930,0.015782,611,13,539,59";
        UncertaintyAnswer answer = UncertaintyAnswer.parse(line);
        assertThat(answer.spread()).contains(new UncertaintyAnswer.Spread(0.009616, 0.00893, 0.015782));
        assertThat(answer.samples()).isEqualTo(answer.aboveLimit() + answer.withinLimit() + answer.unknown());
        assertThat(answer.line()).isEqualTo(line);
    }

    @Test
    void shouldKnowAnUnknownUncertainty() throws UnreadableAnswer {
        String line = "Uncertainty,-1.0,10000000.000000,0.000000,884,0,0,884";
        UncertaintyAnswer answer = UncertaintyAnswer.parse(line);
        assertThat(answer).isEqualTo(UncertaintyAnswer.allUnknown(884));
        assertThat(answer.line()).isEqualTo(line);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Ranges,0,0.500000,1,300.000000",
                "Ranges,1,5.000000,1,150.000000",
                "Ranges,-1,-1.000000,-1,-1.000000"
            })
    void shouldWriteTheRangesItRead(String line) throws UnreadableAnswer {
        assertThat(Ranges.parse(line).line()).isEqualTo(line);
    }

    @Test
    void shouldTakeUnknownRangesAsNone() throws UnreadableAnswer {
        assertThat(Ranges.parse("Ranges,-1,-1.000000,-1,-1.000000")).isEqualTo(Ranges.none());
    }

    @ParameterizedTest
    @ValueSource(strings = {"Ranges", "Ranges,2,1.0,0,1.0", "Ranges,0,wide,0,1.0", "Unknown command"})
    void shouldRefuseOtherRanges(String line) {
        assertThatThrownBy(() -> Ranges.parse(line)).isInstanceOf(UnreadableAnswer.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"Last 1164 samples", "Last 0 samples", "Last 718 samples from sum channel and channels 1 - 3"})
    void shouldWriteTheHeaderItRead(String line) throws UnreadableAnswer {
        assertThat(SampleHeader.parse(line).line()).isEqualTo(line);
    }

    @Test
    void shouldTellNothingUnreadFromAnError() {
        assertThat(SampleHeader.saysNothingUnread("No unread samples")).isTrue();
        assertThat(SampleHeader.saysNothingUnread("Insufficient unread samples"))
                .isTrue();
        assertThat(SampleHeader.saysNothingUnread("Invalid number of parameters"))
                .isFalse();
        assertThat(FixedAnswers.refuses("Invalid number of parameters")).isTrue();
        assertThat(FixedAnswers.refuses("Last 3 samples")).isFalse();
    }

    @Test
    void shouldReadTheAnswerToGo() throws UnreadableAnswer {
        String line = "Starting untimed measurement, maximum 500000 samples at 5000ms with 0 rampup samples";
        assertThat(GoAnswer.parse(line)).isEqualTo(new GoAnswer(500_000, 5000, 0));
        assertThat(GoAnswer.parse(line).line()).isEqualTo(line);
        assertThatThrownBy(() -> GoAnswer.parse("Error: meter busy")).hasMessageContaining("'Error: meter busy'");
    }

    @Test
    void shouldReadRangesOfEveryChannelBehindThoseOfTheSum() throws UnreadableAnswer {
        List<Ranges> all = Ranges.parseAll("Ranges,-1,-1.000000,-1,-1.000000,0,2.000000,1,300.000000");
        assertThat(all.get(0)).isEqualTo(Ranges.none());
        assertThat(all.get(1).line()).isEqualTo("Ranges,0,2.000000,1,300.000000");
        assertThat(all.get(1).anyAutomatic()).isTrue();
        assertThatThrownBy(() -> Ranges.parseAll("Ranges,0,2.0,1")).isInstanceOf(UnreadableAnswer.class);
    }

    @Test
    void shouldReadTheUncertaintyOfEveryChannel() throws UnreadableAnswer {
        List<UncertaintyAnswer> all = UncertaintyAnswer.parseAll(
                "Uncertainty,0.002500,0.002000,0.003000,9,1,7,1,-1.0,10000000.000000,0.000000,9,0,0,9");
        assertThat(all.get(0).aboveLimit()).isEqualTo(1);
        assertThat(all.get(1)).isEqualTo(UncertaintyAnswer.allUnknown(9));
        assertThatThrownBy(() -> UncertaintyAnswer.parseAll("Uncertainty,1,2")).isInstanceOf(UnreadableAnswer.class);
    }
}
