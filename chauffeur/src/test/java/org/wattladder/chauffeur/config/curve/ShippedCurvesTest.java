package org.wattladder.chauffeur.config.curve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.time.Duration;
import java.util.function.DoubleUnaryOperator;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.wattladder.model.schedule.Trace;
import org.wattladder.settings.ConfigLayers;
import org.wattladder.settings.problem.Problems;

/** The curves that are shipped are those that their comments state. */
class ShippedCurvesTest {
    private static final Offset<Double> ROUNDING = within(0.0501);
    private static final double HOUR_SECONDS = 3600;

    private static Curve curve(String name) {
        Problems problems = new Problems();
        Curve curve = new Curves(ConfigLayers.of(Path.of("../config")))
                .read(name, "", problems)
                .orElseThrow();
        assertThat(problems.found()).isEmpty();
        assertThat(curve.length()).isEqualTo(Duration.ofDays(1));
        assertThat(curve.unit()).isEqualTo(Trace.Unit.PERCENT);
        return curve;
    }

    private static void holds(Curve curve, DoubleUnaryOperator percentAtHour) {
        assertThat(curve.points())
                .isNotEmpty()
                .allSatisfy(point -> assertThat(point.load())
                        .isCloseTo(percentAtHour.applyAsDouble(point.second() / HOUR_SECONDS), ROUNDING));
    }

    @Test
    void shouldBeAnOfficeDay() {
        holds(curve("office-day"), hour -> {
            double arch = Math.sin(Math.PI * (hour - 6) / 16);
            return hour < 6 || hour > 22 ? 0 : 90 * arch * arch * (1 - 0.4 * Math.exp(-(hour - 12.5) * (hour - 12.5)));
        });
    }

    @Test
    void shouldBeFlat() {
        holds(curve("flat"), hour -> 50);
        assertThat(curve("flat").means(24)).containsOnly(50.0);
    }

    @Test
    void shouldBeADayAroundTheClockWithABurst() {
        Curve curve = curve("diurnal-burst");
        Curve without = new Curve(
                curve.name(),
                curve.unit(),
                curve.points().stream()
                        .filter(point -> point.second() < 20 * HOUR_SECONDS || point.second() > 20.5 * HOUR_SECONDS)
                        .toList());
        holds(without, hour -> 40 - 25 * Math.cos(2 * Math.PI * (hour - 3) / 24));
        assertThat(curve.means(48).get(40)).isCloseTo(90.6, within(1.0));
        assertThat(curve.means(48).get(41)).isLessThan(50);
    }
}
