package org.wattladder.worklets.memory;

import java.util.function.Function;

/**
 * A kernel of the bandwidth worklets; bytes are counted as STREAM counts them: what the loop reads and writes.
 *
 * @param type name of the transaction
 * @param formula what it does
 * @param bytes read and written per element
 * @param operations floating-point operations per element
 * @param loop over stretches of the arrays
 * @param written finds the array that it writes
 */
record StreamKernel(
        String type,
        String formula,
        int bytes,
        int operations,
        FloodArrays.Kernel loop,
        Function<FloodArrays, FloodArrays.Column> written) {
    static final StreamKernel COPY = new StreamKernel("copy", "c = a", 16, 0, StreamKernel::copy, arrays -> arrays.c);
    static final StreamKernel SCALE =
            new StreamKernel("scale", "b = s c", 16, 1, StreamKernel::scale, arrays -> arrays.b);
    static final StreamKernel SUM = new StreamKernel("sum", "c = a + b", 24, 1, StreamKernel::sum, arrays -> arrays.c);
    static final StreamKernel TRIAD =
            new StreamKernel("triad", "a = b + s c", 24, 2, StreamKernel::triad, arrays -> arrays.a);

    /** The array that it writes. */
    FloodArrays.Column written(FloodArrays arrays) {
        return written.apply(arrays);
    }

    static void copy(double[] a, double[] b, double[] c, int length) {
        for (int i = 0; i < length; i++) {
            c[i] = a[i];
        }
    }

    static void scale(double[] a, double[] b, double[] c, int length) {
        double scalar = FloodArrays.SCALAR;
        for (int i = 0; i < length; i++) {
            b[i] = scalar * c[i];
        }
    }

    static void sum(double[] a, double[] b, double[] c, int length) {
        for (int i = 0; i < length; i++) {
            c[i] = a[i] + b[i];
        }
    }

    static void triad(double[] a, double[] b, double[] c, int length) {
        double scalar = FloodArrays.SCALAR;
        for (int i = 0; i < length; i++) {
            a[i] = b[i] + scalar * c[i];
        }
    }
}
