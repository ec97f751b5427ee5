package org.wattladder.reporter.reconcile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ReconcilerTest {
    private static final int SEEDS = 8;

    private static Reconciliation of(Series reference, Series other) {
        return Reconciler.reconcile(reference, other);
    }

    @ParameterizedTest
    @CsvSource({"1.08, 12, 20", "1.08, 12, 0", "0.95, -3, 7.5", "1, 0, 15", "1.2, 5, -4"})
    void shouldRecoverGainOffsetAndLagOverAQuickLadder(double gain, double offset, double lag) {
        for (long seed = 0; seed < SEEDS; seed++) {
            SideBySide run = new SideBySide(seed);
            Series reference = run.meter("wall", 0.3, at -> SideBySide.averaged(at, 1));
            Series other = run.meter("bmc", 0.3, at -> gain * SideBySide.averaged(at - lag, 1) + offset);
            Fit fit = of(reference, other).fit().orElseThrow();
            assertThat(fit.gain()).as("gain, seed %d", seed).isCloseTo(gain, within(0.01 * gain));
            assertThat(fit.offsetWatts()).as("offset, seed %d", seed).isCloseTo(offset, within(1.0));
            assertThat(fit.lagSeconds()).as("lag, seed %d", seed).isCloseTo(lag, within(1.0));
            assertThat(fit.averagedSeconds()).as("averaging, seed %d", seed).isZero();
        }
    }

    @Test
    void shouldNameGainOffsetAndLag() {
        SideBySide run = new SideBySide(1);
        Series reference = run.meter("wall", 0.3, at -> SideBySide.averaged(at, 1));
        Series other = run.meter("bmc", 0.3, at -> 1.08 * SideBySide.averaged(at - 20, 1) + 12);
        Reconciliation found = of(reference, other);
        assertThat(found.judged())
                .extracting(Judged::relation)
                .containsExactly(Relation.GAIN_DIFFERS, Relation.OFFSET_DIFFERS, Relation.LAGS);
        assertThat(found.agrees()).isFalse();
        assertThat(found.judged().get(2).sentence()).startsWith("bmc is ").contains(" s behind wall;");
    }

    @Test
    void shouldAgreeWithItself() {
        for (long seed = 0; seed < SEEDS; seed++) {
            SideBySide run = new SideBySide(seed);
            Series reference = run.meter("wall", 0.3, at -> SideBySide.averaged(at, 1));
            Series other = run.meter("second", 0.3, at -> SideBySide.averaged(at, 1));
            Reconciliation found = of(reference, other);
            assertThat(found.agrees()).as("seed %d: %s", seed, found).isTrue();
        }
    }

    @ParameterizedTest
    @ValueSource(doubles = {10, 30, 60})
    void shouldNameAnAverageOverAboutSoManySeconds(double width) {
        for (long seed = 0; seed < SEEDS; seed++) {
            SideBySide run = new SideBySide(seed);
            Series reference = run.meter("wall", 0.3, at -> SideBySide.averaged(at, 1));
            Series other = run.meter("bmc", 0.2, at -> SideBySide.averaged(at, width));
            Reconciliation found = of(reference, other);
            assertThat(found.judged())
                    .as("seed %d: %s", seed, found)
                    .extracting(Judged::relation)
                    .contains(Relation.AVERAGED);
            assertThat(found.fit().orElseThrow().averagedSeconds())
                    .as("seed %d", seed)
                    .isBetween(width / 1.7, width * 1.7);
        }
    }

    @Test
    void shouldNameAMeterThatDoesNotMove() {
        SideBySide run = new SideBySide(3);
        Series reference = run.meter("wall", 0.3, at -> SideBySide.averaged(at, 1));
        assertThat(of(reference, run.meter("bmc", 0, at -> 87)).judged())
                .singleElement()
                .satisfies(judged -> assertThat(judged.relation()).isEqualTo(Relation.STUCK))
                .satisfies(judged -> assertThat(judged.sentence()).startsWith("bmc moves by 0 W while wall"));
        assertThat(of(run.meter("wall", 0, at -> 87), reference).judged())
                .singleElement()
                .satisfies(judged -> assertThat(judged.sentence()).startsWith("wall moves by 0 W"));
    }

    @Test
    void shouldNameAMeterThatStopsMovingHalfway() {
        SideBySide run = new SideBySide(4);
        Series reference = run.meter("wall", 0.3, at -> SideBySide.averaged(at, 1));
        double frozen = SideBySide.averaged(90, 1);
        Series other = run.meter("bmc", 0, at -> at < 90 ? SideBySide.averaged(at, 1) + at * 1e-6 : frozen);
        assertThat(of(reference, other).judged()).extracting(Judged::relation).contains(Relation.STUCK);
    }

    @Test
    void shouldNotCallAConstantLoadStuck() {
        SideBySide run = new SideBySide(5);
        Series reference = run.meter("wall", 0.3, at -> SideBySide.averaged(at, 1));
        Series other = run.meter("bmc", 0, at -> SideBySide.averaged(at - 20, 1));
        assertThat(of(reference, other).judged()).extracting(Judged::relation).containsExactly(Relation.LAGS);
    }

    @Test
    void shouldSayWhenTooLittleChanges() {
        SideBySide run = new SideBySide(6);
        Series flat = run.meter("wall", 0.3, at -> 60);
        assertThat(of(flat, run.meter("bmc", 0.3, at -> 65)).judged())
                .extracting(Judged::relation)
                .containsExactly(Relation.TOO_LITTLE);
        Series few = new Series("few", new double[] {0, 1}, new double[] {50, 100});
        assertThat(of(flat, few).judged())
                .singleElement()
                .satisfies(judged -> assertThat(judged.sentence()).startsWith("few has 2 valid samples; 20"));
    }

    @Test
    void shouldSayWhenTheTwoDoNotMoveTogether() {
        SideBySide run = new SideBySide(7);
        Random random = new Random(7);
        Series reference = run.meter("wall", 0.3, at -> SideBySide.averaged(at, 1));
        double[] walk = {70};
        Series other = run.meter("bmc", 0, at -> walk[0] = 60 + 0.8 * (walk[0] - 60) + 12 * random.nextGaussian());
        assertThat(of(reference, other).judged()).extracting(Judged::relation).containsExactly(Relation.UNRELATED);
    }

    @Test
    void shouldInterpolateWhicheverIsDenser() {
        for (double step : new double[] {0.5, 5}) {
            Series reference = new SideBySide(8).meter("wall", 0.3, at -> SideBySide.averaged(at, 1));
            Series other = new SideBySide(9, step).meter("bmc", 0.3, at -> 1.05 * SideBySide.averaged(at - 6, 1));
            Fit fit = of(reference, other).fit().orElseThrow();
            assertThat(fit.gain()).as("step %s", step).isCloseTo(1.05, within(0.021));
            assertThat(fit.lagSeconds()).as("step %s", step).isCloseTo(6, within(Math.max(1, step / 2)));
        }
    }
}
