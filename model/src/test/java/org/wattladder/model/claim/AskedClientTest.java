package org.wattladder.model.claim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import org.HdrHistogram.Histogram;
import org.junit.jupiter.api.Test;
import org.wattladder.model.histogram.Histograms;
import org.wattladder.model.result.ClientInterval;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.Rates;
import org.wattladder.model.result.TypeResult;
import org.wattladder.model.text.Message;
import org.wattladder.model.wire.Load;

class AskedClientTest {
    private static final long SECOND = 1_000_000_000;
    private static final Load UNPACED = new Load.Unpaced();

    private static AskedClient asked(boolean jvm, Load load) {
        return new AskedClient(1, jvm, 1, load, SECOND, 10 * SECOND, 12 * SECOND);
    }

    private static TypeResult type(long transactions, String service, String response) {
        return new TypeResult("a", transactions, 0, 0, service, response);
    }

    private static String times(long count, long nanos) {
        Histogram histogram = new Histogram(3);
        histogram.recordValueWithCount(nanos, count);
        return Histograms.encode(histogram);
    }

    private static ClientInterval claim(long delayNanos, long recordingNanos, TypeResult... types) {
        return new ClientInterval(
                1,
                delayNanos,
                recordingNanos,
                Measurement.of(50),
                0,
                Measurement.absent(Rates.NO_DEPTH),
                List.of(types),
                List.of());
    }

    private static Message refusal(AskedClient asked, ClientInterval claim) {
        return catchThrowableOfType(Impossible.class, () -> asked.judge(claim)).reason();
    }

    @Test
    void shouldBelieveWhatCanBe() {
        TypeResult type = type(9000, times(9000, 1_000_000), "");
        assertThatCode(() -> asked(true, UNPACED).judge(claim(0, 10 * SECOND, type)))
                .doesNotThrowAnyException();
        assertThatCode(() -> asked(true, UNPACED).judge(claim(3 * SECOND, 8 * SECOND, type)))
                .as("it began 2 s late in recording")
                .doesNotThrowAnyException();
        assertThatCode(() -> asked(false, UNPACED).judge(claim(0, 10 * SECOND + 40_000_000, type(1 << 30, "", ""))))
                .as("a program that was looked at late")
                .doesNotThrowAnyException();
    }

    @Test
    void shouldCompareCountsWithHistograms() {
        assertThat(refusal(asked(true, UNPACED), claim(0, 10 * SECOND, type(64_000, times(64, 1000), "")))
                        .notation())
                .isEqualTo("impossible.other('client 1 type a serviceHistogram', 64, 64000)");
        assertThat(refusal(asked(true, UNPACED), claim(0, 10 * SECOND, type(1, "AAAA", "")))
                        .id())
                .isEqualTo("impossible.unreadable");
        String times = times(5, 1000);
        assertThat(refusal(asked(true, UNPACED), claim(0, 10 * SECOND, type(5, times, times)))
                        .notation())
                .contains("responseHistogram', 5, 0");
        assertThat(refusal(asked(true, new Load.Paced(1)), claim(0, 10 * SECOND, type(5, times, "")))
                        .notation())
                .contains("responseHistogram', 0, 5");
    }

    @Test
    void shouldCompareTimesWithTheClock() {
        TypeResult none = type(0, "", "");
        assertThat(refusal(asked(true, UNPACED), claim(0, 11 * SECOND, none)).notation())
                .contains("recordingNanos', 11000000000");
        assertThat(refusal(asked(true, UNPACED), claim(0, 5 * SECOND, none)).notation())
                .contains("recordingNanos', 5000000000");
        assertThat(refusal(asked(true, UNPACED), claim(13 * SECOND, 0, none)).notation())
                .contains("startDelayNanos");
        assertThat(refusal(asked(true, UNPACED), claim(0, 10 * SECOND, type(1, times(1, 20 * SECOND), "")))
                        .notation())
                .contains("serviceHistogram");
        assertThat(refusal(
                                asked(true, UNPACED),
                                claim(0, 10 * SECOND, type(1_000_000, times(1_000_000, 1_000_000), "")))
                        .notation())
                .as("1000 s of work in 12 s of one user")
                .contains("serviceHistograms");
    }

    @Test
    void shouldRefuseATypeTwice() {
        TypeResult type = type(0, "", "");
        assertThat(refusal(asked(true, UNPACED), claim(0, 10 * SECOND, type, type))
                        .notation())
                .isEqualTo("impossible.twice('client 1 type a')");
    }
}
