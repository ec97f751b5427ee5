package org.wattladder.settings;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wattladder.worklets.api.Endpoint;

class SmallTextsTest {
    private static final int SEED = 67;

    @Test
    void shouldReadBackEveryPercentageAndSizeThatItWrites() {
        Random random = new Random(SEED);
        for (int i = 0; i < 10_000; i++) {
            double percent = (1 + random.nextInt(100_000_000)) / 1_000_000.0;
            assertThat(PercentText.parse(PercentText.write(percent)))
                    .as("seed %d, round %d", SEED, i)
                    .contains(percent);
            long mebibytes = random.nextInt(4_000_000);
            assertThat(SizeText.parseMebibytes(SizeText.writeMebibytes(mebibytes)))
                    .as("seed %d, round %d", SEED, i)
                    .contains(mebibytes);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "0.0", "100.000001", "101", "-5", "1e2", "NaN", "", "50 %%", "%", ".5", "5."})
    void shouldReadNoPercentageOutOfRangeOrForm(String text) {
        assertThat(PercentText.parse(text)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"50", "50%", "50 %", " 50", "50% "})
    void shouldReadAPercentageWithItsSignAndBlanks(String text) {
        assertThat(PercentText.parse(text)).contains(50.0);
    }

    @ParameterizedTest
    @ValueSource(strings = {"512", "512M", "512MB", "1.5GiB", "-1MiB", "512 MiB", ""})
    void shouldReadNoSizeWithoutItsUnit(String text) {
        assertThat(SizeText.parseMebibytes(text)).isEmpty();
    }

    @Test
    void shouldReadEndpointsWithNamesAndAddresses() {
        assertThat(Endpoint.parse("sut.example:7420")).contains(new Endpoint("sut.example", 7420));
        assertThat(Endpoint.parse("[fe80::1%eth0]:1")).contains(new Endpoint("fe80::1%eth0", 1));
        assertThat(new Endpoint("::1", 65535)).hasToString("[::1]:65535");
    }

    @ParameterizedTest
    @ValueSource(strings = {"sut", "sut:", ":1", "sut:0", "sut:65536", "::1:80", "a b:1", "sut:1x", "http://sut:1"})
    void shouldReadNoEndpointThatIsNone(String text) {
        assertThat(Endpoint.parse(text)).isEmpty();
    }
}
