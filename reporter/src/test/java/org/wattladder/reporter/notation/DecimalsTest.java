package org.wattladder.reporter.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DecimalsTest {
    private final Locale locale = Locale.getDefault();

    @AfterEach
    void restoreLocale() {
        Locale.setDefault(locale);
    }

    @ParameterizedTest
    @CsvSource({
        "71.7, 71.70",
        "118.333, 118.3",
        "9434.999, '9,435'",
        "1234567.8, '1,234,568'",
        "0.0123456, 0.01235",
        "9.99996, 10.00",
        "0, 0",
        "-0.5333, -0.5333",
        "1e-7, 0.0000001000"
    })
    void shouldKeepFourSignificantDigits(double value, String text) {
        assertThat(Decimals.significant(value, 4)).isEqualTo(text);
    }

    /** Half of the values are short decimal fractions: near ties a product and the exact value round apart. */
    @RepeatedTest(20)
    void shouldRoundAsTheExactValue(RepetitionInfo repetition) {
        Random random = new Random(repetition.getCurrentRepetition());
        for (int i = 0; i < 2_000; i++) {
            double any = random.nextGaussian() * Math.pow(10, random.nextInt(24) - 8);
            double value = i % 2 == 0 ? any : random.nextInt(-20_000_000, 20_000_000) / 2000.0;
            int decimals = random.nextInt(9);
            String exact = new BigDecimal(value)
                    .setScale(decimals, RoundingMode.HALF_EVEN)
                    .toPlainString();
            assertThat(Decimals.fixed(value, decimals).replace(",", "")).isEqualTo(exact);
        }
    }

    @Test
    void shouldWriteForMachinesWithoutGroupingOrExponent() {
        assertThat(Decimals.machine(1234567.25)).isEqualTo("1234567.25");
        assertThat(Decimals.machine(1e12)).isEqualTo("1000000000000");
        assertThat(Decimals.machine(1.0 / 3)).isEqualTo("0.3333333333");
        assertThat(Decimals.machine(-0.0)).isEqualTo("0");
        assertThat(Decimals.machine(0.1)).isEqualTo("0.1");
    }

    @Test
    void shouldSignDeviationsButNotZero() {
        assertThat(Decimals.signed(0.042, 2)).isEqualTo("+0.04");
        assertThat(Decimals.signed(-0.53, 2)).isEqualTo("-0.53");
        assertThat(Decimals.signed(-0.001, 2)).isEqualTo("0.00");
        assertThat(Decimals.signed(0.001, 2)).isEqualTo("0.00");
    }

    @Test
    void shouldWriteLevelsWithoutNeedlessZeros() {
        assertThat(Decimals.percent(100)).isEqualTo("100 %");
        assertThat(Decimals.percent(12.5)).isEqualTo("12.5 %");
        assertThat(Decimals.percent(0)).isEqualTo("0 %");
    }

    @Test
    void shouldWriteTheSameDigitsInEveryLocale() {
        for (String language : new String[] {"ar-EG", "de-DE", "fa-IR", "hi-IN-u-nu-deva", "tr-TR"}) {
            Locale.setDefault(Locale.forLanguageTag(language));
            assertThat(Decimals.significant(1234.5, 6)).as(language).isEqualTo("1,234.50");
            assertThat(Decimals.count(1_000_000)).as(language).isEqualTo("1,000,000");
        }
    }

    @Test
    void shouldNotWriteOutWhatBinaryFractionsLeaveOfNothing() {
        assertThat(Decimals.significant(7.9e-15, 2)).isEqualTo("0");
        assertThat(Decimals.significant(0.0000123, 3)).isEqualTo("0.0000123");
    }
}
