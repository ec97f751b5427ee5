package org.wattladder.worklets.linear;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wattladder.worklets.linear.vector.VectorMultiplication;

/** Both multiplications give what three loops give, also when B is C. */
class MultiplicationTest {
    private static final int STRIDE = 131;
    private static final int A = 0;
    private static final int B = 70 * STRIDE;
    private static final int C = 140 * STRIDE + 3;

    private final Random random = new Random(2012);
    private final double[] matrix = random.doubles(220 * STRIDE).toArray();

    @ParameterizedTest
    @CsvSource({"1,1,1", "2,1,2", "9,5,3", "64,1,64", "64,2,64", "64,6,64", "63,1,13", "37,11,37", "120,70,65", "8,1,70"
    })
    void shouldSubtractTheProduct(int rows, int columns, int inner) {
        agree(new PlainMultiplication(), B, rows, columns, inner);
        agree(new VectorMultiplication(), B, rows, columns, inner);
    }

    @ParameterizedTest
    @CsvSource({"1,1", "2,1", "5,1", "64,1", "64,2", "64,6", "37,11", "13,70"})
    void shouldSubtractTheProductWithWhatItIsSubtractedFrom(int size, int columns) {
        agree(new PlainMultiplication(), C, size, columns, size);
        agree(new VectorMultiplication(), C, size, columns, size);
    }

    private void agree(Multiplication multiplication, int b, int rows, int columns, int inner) {
        double[] expected = matrix.clone();
        for (int j = 0; j < columns; j++) {
            for (int i = 0; i < rows; i++) {
                for (int p = 0; p < inner; p++) {
                    expected[C + i + j * STRIDE] -= matrix[A + i + p * STRIDE] * matrix[b + p + j * STRIDE];
                }
            }
        }
        double[] found = matrix.clone();
        multiplication.subtract(found, STRIDE, C, A, b, rows, columns, inner);
        double most = IntStream.range(0, found.length)
                .mapToDouble(at -> Math.abs(found[at] - expected[at]))
                .max()
                .orElseThrow();
        assertThat(most).isLessThan(1e-12);
    }
}
