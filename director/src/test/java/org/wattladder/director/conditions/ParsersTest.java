package org.wattladder.director.conditions;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wattladder.director.host.Counters;

class ParsersTest {
    private static final String STAT = """
            cpu  1000 20 300 90000 5 40 50 70 900 0
            cpu0 500 10 150 45000 5 20 25 35 450 0
            cpu1 500 10 150 45000 0 20 25 35 450 0
            intr 12 0 0
            ctxt 99
            """;

    @Test
    void shouldCountWorkAndStolenTimeButNoInterruptsAndNoGuestTwice() {
        assertThat(CpuTimes.parse(STAT)).contains(new CpuTimes(13_200, 700, 2));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "intr 5", "cpu 1 2 3", "cpu  a b c d e f g h", "cpu0 1 2 3 4 5 6 7 8"})
    void shouldTellNothingOfWhatIsNoProcStat(String text) {
        assertThat(CpuTimes.parse(text)).isEmpty();
    }

    @Test
    void shouldFindTheTimesOfAProcessBehindAnyName() {
        assertThat(CpuTimes.processMillis("7 (a) 9) (b) S 1 7 7 0 -1 4194560 7 8 9 0 120 34 5 6 20 0 1 0"))
                .contains(1540L);
        assertThat(CpuTimes.processMillis("7 (java) S 1")).isEmpty();
    }

    @Test
    void shouldReadPeriodsOfEitherVersion() {
        assertThat(QuotaPeriods.parse("nr_periods 10\nnr_throttled 4\nthrottled_time 399"))
                .contains(new QuotaPeriods(10, 4));
        assertThat(QuotaPeriods.parse("usage_usec 9\nuser_usec 5\nnr_periods 7\nnr_throttled 0\nthrottled_usec 0"))
                .contains(new QuotaPeriods(7, 0));
        assertThat(QuotaPeriods.parse("usage_usec 9\nuser_usec 5\nsystem_usec 4"))
                .isEmpty();
    }

    @Test
    void shouldReadTheTimeThatSomeTaskWaited() {
        String text =
                "some avg10=0.00 avg60=0.12 avg300=0.05 total=1234567\nfull avg10=0.00 avg60=0.00 avg300=0.00 total=89";
        assertThat(Counters.pressureMicros(text)).contains(1_234_567L);
        assertThat(Counters.pressureMicros("")).isEmpty();
    }

    @Test
    void shouldFindACounterByItsWholeName() {
        assertThat(Counters.find("SwapCached: 1 kB\nSwapTotal:  12 kB", "SwapTotal"))
                .contains(12L);
        assertThat(Counters.find("pswpinx 3\npswpin 4", "pswpin")).contains(4L);
        assertThat(Counters.find("pswpin -4", "pswpin")).isEmpty();
    }
}
