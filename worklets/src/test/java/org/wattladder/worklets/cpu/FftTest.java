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
    private static final int ROWS = 8;

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
        double[][] real = new double[ROWS][ROWS];
        double[][] imaginary = new double[ROWS][ROWS];
        int points = ROWS * ROWS;
        double[] x = random.doubles(2L * points).toArray();
        for (int n = 0; n < points; n++) {
            real[n / ROWS][n % ROWS] = x[2 * n];
            imaginary[n / ROWS][n % ROWS] = x[2 * n + 1];
        }
        new FourierTransform(ROWS).transform(real, imaginary);
        for (int k = 0; k < points; k++) {
            double r = 0;
            double i = 0;
            for (int n = 0; n < points; n++) {
                double angle = -2 * Math.PI * k * n / points;
                r += x[2 * n] * Math.cos(angle) - x[2 * n + 1] * Math.sin(angle);
                i += x[2 * n] * Math.sin(angle) + x[2 * n + 1] * Math.cos(angle);
            }
            assertThat(real[k / ROWS][k % ROWS]).as("real part of %d", k).isCloseTo(r, within(1e-11));
            assertThat(imaginary[k / ROWS][k % ROWS])
                    .as("imaginary part of %d", k)
                    .isCloseTo(i, within(1e-11));
        }
    }

    @Test
    void shouldFindEveryWrongPointOfTheSpectrum() {
        Fft.Transform transform = transform(new FourierTransform(ROWS));
        Rounds.pass(transform);
        for (double[][] part : new double[][][] {transform.real, transform.imaginary}) {
            for (double[] row : part) {
                for (int i = 0; i < ROWS; i++) {
                    double right = row[i];
                    row[i] = right + 1e-6;
                    assertThat(catchThrowable(transform::check)).isInstanceOf(WrongOutput.class);
                    row[i] = Double.NaN;
                    assertThat(catchThrowable(transform::check)).isInstanceOf(WrongOutput.class);
                    row[i] = right;
                }
            }
        }
    }

    @Test
    void shouldFindATransformThatDoesNothing() {
        FourierTransform lazy = new FourierTransform(ROWS) {
            @Override
            void transform(double[][] real, double[][] imaginary) {}
        };
        assertThatThrownBy(() -> Rounds.pass(transform(lazy)))
                .isInstanceOf(WrongOutput.class)
                .hasMessageContaining("64 points");
    }

    @Test
    void shouldFindATransformInTheWrongDirection() {
        FourierTransform backwards = new FourierTransform(ROWS) {
            @Override
            void transform(double[][] real, double[][] imaginary) {
                super.transform(imaginary, real);
            }
        };
        assertThatThrownBy(() -> Rounds.pass(transform(backwards))).isInstanceOf(WrongOutput.class);
    }

    @Test
    void shouldFindAnInverseThatIsNotOne() {
        FourierTransform oneWay = new FourierTransform(ROWS) {
            @Override
            void inverse(double[][] real, double[][] imaginary) {
                super.inverse(real, imaginary);
                real[1][2] += 1e-6;
            }
        };
        assertThatThrownBy(() -> Rounds.pass(transform(oneWay))).isInstanceOf(WrongOutput.class);
    }

    @Test
    void shouldSeeAnotherInputInEachTransaction() {
        Fft.Transform transform = transform(new FourierTransform(ROWS));
        Rounds.pass(transform);
        double before = transform.real[3][3];
        Rounds.pass(transform);
        assertThat(transform.real[3][3]).isNotEqualTo(before);
    }

    @Test
    void shouldAllocateNothingWhenExecuted() {
        Rounds.allocateNothing(transform(new FourierTransform(ROWS)));
    }

    private static Fft.Transform transform(FourierTransform fourier) {
        return new Fft.Transform(fourier, ROWS, 3, new SplittableRandom(8));
    }
}
