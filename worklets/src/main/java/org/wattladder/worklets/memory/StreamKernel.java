package org.wattladder.worklets.memory;

import java.util.Locale;
import java.util.function.Function;

/** The kernels of bandwidth worklets; bytes are counted as STREAM counts them: what the loop reads and writes. */
enum StreamKernel {
    /** Copies. */
    COPY("c = a", 16, 0, StreamKernel::copy, arrays -> arrays.c),
    /** Multiplies by a number. */
    SCALE("b = s c", 16, 1, StreamKernel::scale, arrays -> arrays.b),
    /** Adds two arrays. */
    SUM("c = a + b", 24, 1, StreamKernel::sum, arrays -> arrays.c),
    /** Multiplies and adds. */
    TRIAD("a = b + s c", 24, 2, StreamKernel::triad, arrays -> arrays.a);

    private final String formula;
    private final int bytes;
    private final int operations;
    private final FloodArrays.Kernel loop;
    private final Function<FloodArrays, FloodArrays.Column> written;

    StreamKernel(
            String formula,
            int bytes,
            int operations,
            FloodArrays.Kernel loop,
            Function<FloodArrays, FloodArrays.Column> written) {
        this.formula = formula;
        this.bytes = bytes;
        this.operations = operations;
        this.loop = loop;
        this.written = written;
    }

    /** Name of the transaction. */
    String type() {
        return name().toLowerCase(Locale.ROOT);
    }

    String formula() {
        return formula;
    }

    /** Bytes read and written per element. */
    int bytes() {
        return bytes;
    }

    /** Floating-point operations per element. */
    int operations() {
        return operations;
    }

    FloodArrays.Kernel loop() {
        return loop;
    }

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
