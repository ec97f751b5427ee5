package org.wattladder.worklets.cpu;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wattladder.worklets.api.TinyContext;
import org.wattladder.worklets.api.Transaction;
import org.wattladder.worklets.api.WrongOutput;

class FftTest {
    private static final int BITS = 3;
    private static final int ROWS = 1 << BITS;
    private static final int POINTS = ROWS * ROWS;

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 7})
    void shouldPassItsOwnCheckForEveryNumberOfRows(long bits) {
        Fft worklet = new Fft();
        Transaction transaction = worklet.transactions(new TinyContext(worklet).with("row-bits", bits))
                .get(0)
                .transaction();
        for (int i = 0; i < 20; i++) {
            Rounds.pass(transaction);
        }
    }

    @Test
    void shouldTransformAsTheSumWrittenOut() {
        SplittableRandom random = new SplittableRandom(3);
        double[] real = new double[POINTS + FourierTransform.SLACK];
        double[] imaginary = new double[POINTS + FourierTransform.SLACK];
        double[] x = random.doubles(2L * POINTS).toArray();
        for (int n = 0; n < POINTS; n++) {
            real[n] = x[2 * n];
            imaginary[n] = x[2 * n + 1];
        }
        FourierTransform fourier = new FourierTransform(BITS);
        fourier.transform(real, imaginary);
        for (int k = 0; k < POINTS; k++) {
            int at = ROWS * fourier.reversed(k / ROWS) + fourier.reversed(k % ROWS);
            double r = 0;
            double i = 0;
            for (int n = 0; n < POINTS; n++) {
                double angle = -2 * Math.PI * k * n / POINTS;
                r += x[2 * n] * Math.cos(angle) - x[2 * n + 1] * Math.sin(angle);
                i += x[2 * n] * Math.sin(angle) + x[2 * n + 1] * Math.cos(angle);
            }
            assertThat(real[at]).as("real part of %d", k).isCloseTo(r, within(1e-11));
            assertThat(imaginary[at]).as("imaginary part of %d", k).isCloseTo(i, within(1e-11));
        }
    }

    @Test
    void shouldFindEveryWrongPointOfTheSpectrum() {
        Fft.Transform transform = transform(new FourierTransform(BITS));
        Rounds.pass(transform);
        for (double[] part : new double[][] {transform.real, transform.imaginary}) {
            for (int i = 0; i < POINTS; i++) {
                double right = part[i];
                part[i] = right + 1e-6;
                assertThat(catchThrowable(transform::check)).isInstanceOf(WrongOutput.class);
                part[i] = Double.NaN;
                assertThat(catchThrowable(transform::check)).isInstanceOf(WrongOutput.class);
                part[i] = right;
            }
        }
    }

    @Test
    void shouldFindATransformThatDoesNothing() {
        FourierTransform lazy = new FourierTransform(BITS) {
            @Override
            void transform(double[] real, double[] imaginary) {}
        };
        assertThatThrownBy(() -> Rounds.pass(transform(lazy)))
                .isInstanceOf(WrongOutput.class)
                .hasMessageContaining("64 points");
    }

    @Test
    void shouldFindATransformInTheWrongDirection() {
        FourierTransform backwards = new FourierTransform(BITS) {
            @Override
            void transform(double[] real, double[] imaginary) {
                super.transform(imaginary, real);
            }
        };
        assertThatThrownBy(() -> Rounds.pass(transform(backwards))).isInstanceOf(WrongOutput.class);
    }

    @Test
    void shouldFindAnInverseThatIsNotOne() {
        FourierTransform oneWay = new FourierTransform(BITS) {
            @Override
            void inverse(double[] real, double[] imaginary) {
                super.inverse(real, imaginary);
                real[10] += 1e-6;
            }
        };
        assertThatThrownBy(() -> Rounds.pass(transform(oneWay))).isInstanceOf(WrongOutput.class);
    }

    @Test
    void shouldSeeAnotherInputInEachTransaction() {
        Fft.Transform transform = transform(new FourierTransform(BITS));
        Rounds.pass(transform);
        double before = transform.real[27];
        Rounds.pass(transform);
        assertThat(transform.real[27]).isNotEqualTo(before);
    }

    @Test
    void shouldAllocateNothingWhenExecuted() {
        Rounds.allocateNothing(transform(new FourierTransform(BITS)));
    }

    private static Fft.Transform transform(FourierTransform fourier) {
        return new Fft.Transform(fourier, 2, new SplittableRandom(8));
    }
}
