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
    private static final int SIGNALS = FourierTransform.SIGNALS;
    private static final int ELEMENTS = POINTS * SIGNALS;

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 5, 6, 7})
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
    @ValueSource(ints = {BITS, 6})
    void shouldTransformEachSignalAsTheSumWrittenOut(int bits) {
        FourierTransform fourier = new FourierTransform(bits);
        SplittableRandom random = new SplittableRandom(3);
        double[] x = random.doubles(2L * fourier.elements()).toArray();
        for (int i = 0; i < fourier.elements(); i++) {
            fourier.real[i] = x[2 * i];
            fourier.imaginary[i] = x[2 * i + 1];
        }
        fourier.transform(fourier.real, fourier.imaginary);
        for (int signal = 0; signal < SIGNALS; signal += 73) {
            for (int k = 0; k < fourier.points(); k++) {
                double r = 0;
                double i = 0;
                for (int n = 0; n < fourier.points(); n++) {
                    double angle = -2 * Math.PI * k * n / fourier.points();
                    int at = 2 * (n * SIGNALS + signal);
                    r += x[at] * Math.cos(angle) - x[at + 1] * Math.sin(angle);
                    i += x[at] * Math.sin(angle) + x[at + 1] * Math.cos(angle);
                }
                int at = SIGNALS * fourier.reversed(k) + signal;
                assertThat(fourier.real[at]).as("real part of %d", k).isCloseTo(r, within(1e-11));
                assertThat(fourier.imaginary[at]).as("imaginary part of %d", k).isCloseTo(i, within(1e-11));
            }
        }
    }

    @Test
    void shouldFindEveryWrongPointOfTheSpectrum() {
        Fft.Transform transform = transform(new FourierTransform(BITS));
        Rounds.pass(transform);
        for (double[] part : new double[][] {transform.real, transform.imaginary}) {
            for (int i = 0; i < ELEMENTS; i += 5) {
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
                real[10] += 1e-6;
            }
        };
        assertThatThrownBy(() -> Rounds.pass(transform(oneWay))).isInstanceOf(WrongOutput.class);
    }

    @Test
    void shouldSeeAnotherInputInEachTransaction() {
        Fft.Transform transform = transform(new FourierTransform(BITS));
        Rounds.pass(transform);
        double[] before = transform.real.clone();
        Rounds.pass(transform);
        for (int signal = 0; signal < SIGNALS; signal++) {
            assertThat(transform.real[signal]).as("sum of signal %d", signal).isNotEqualTo(before[signal]);
        }
    }

    @Test
    void shouldAllocateNothingWhenExecuted() {
        Rounds.allocateNothing(transform(new FourierTransform(BITS)));
    }

    private static Fft.Transform transform(FourierTransform fourier) {
        return new Fft.Transform(fourier, 2, new SplittableRandom(8));
    }
}
