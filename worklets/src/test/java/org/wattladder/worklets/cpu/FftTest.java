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
    private static final int POINTS = 1 << BITS;

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 10, 15})
    void shouldPassItsOwnCheckForEveryNumberOfPoints(long bits) {
        Fft worklet = new Fft();
        Transaction transaction = worklet.transactions(new TinyContext(worklet).with("point-bits", bits))
                .get(0)
                .transaction();
        for (int i = 0; i < 20; i++) {
            Rounds.pass(transaction);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, BITS, 4, 5, 6, 9})
    void shouldTransformAsTheSumWrittenOut(int bits) {
        FourierTransform fourier = new FourierTransform(bits);
        int points = fourier.points();
        SplittableRandom random = new SplittableRandom(3);
        double[] x = random.doubles(points).toArray();
        double[] y = random.doubles(points).toArray();
        double[] real = x.clone();
        double[] imaginary = y.clone();
        fourier.transform(real, imaginary);
        for (int k = 0; k < points; k++) {
            double r = 0;
            double i = 0;
            for (int n = 0; n < points; n++) {
                double angle = -2 * Math.PI * k * n / points;
                r += x[n] * Math.cos(angle) - y[n] * Math.sin(angle);
                i += x[n] * Math.sin(angle) + y[n] * Math.cos(angle);
            }
            assertThat(real[k]).as("real part of %d", k).isCloseTo(r, within(1e-9));
            assertThat(imaginary[k]).as("imaginary part of %d", k).isCloseTo(i, within(1e-9));
        }
        fourier.inverse(real, imaginary);
        for (int n = 0; n < points; n++) {
            assertThat(real[n]).as("real part of point %d", n).isCloseTo(x[n], within(1e-12));
            assertThat(imaginary[n]).as("imaginary part of point %d", n).isCloseTo(y[n], within(1e-12));
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
        transform.check();
    }

    @Test
    void shouldFindATransformThatDoesNothing() {
        FourierTransform lazy = new FourierTransform(BITS) {
            @Override
            void transform(double[] real, double[] imaginary) {}
        };
        assertThatThrownBy(() -> Rounds.pass(transform(lazy)))
                .isInstanceOf(WrongOutput.class)
                .hasMessageContaining("8 points");
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
                real[POINTS / 2] += 1e-6;
            }
        };
        assertThatThrownBy(() -> Rounds.pass(transform(oneWay))).isInstanceOf(WrongOutput.class);
    }

    @Test
    void shouldSeeAnotherInputInEachTransaction() {
        Fft.Transform transform = transform(new FourierTransform(BITS));
        Rounds.pass(transform);
        double before = transform.real[0];
        Rounds.pass(transform);
        assertThat(transform.real[0]).as("sum of the signal").isNotEqualTo(before);
    }

    @Test
    void shouldAllocateNothingWhenExecuted() {
        Rounds.allocateNothing(transform(new FourierTransform(BITS)));
    }

    private static Fft.Transform transform(FourierTransform fourier) {
        return new Fft.Transform(fourier, 2, new SplittableRandom(8));
    }
}
