package org.wattladder.worklets.memory;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import org.wattladder.worklets.api.Parameter;
import org.wattladder.worklets.api.UserContext;
import org.wattladder.worklets.api.WrongOutput;

/**
 * Three equally long arrays of one user, in chunks, and what every element of them must be.
 *
 * <p>Element {@code i} starts as number {@code i mod} {@value #PERIOD} of a table of random numbers. Each kernel is also
 * applied to the tables; since Java's arithmetic is exact to the bit, every element must equal its table's to the bit.
 */
final class FloodArrays {
    /** Solves 2 s + s * s = 1, so that a round of copy, scale, add and triad leaves the values where they were. */
    static final double SCALAR = Math.sqrt(2) - 1;

    static final int PERIOD = 1021;

    /** One element of so many is looked at after each kernel: one in 128 KiB. */
    private static final int SAMPLED_EVERY = 16_384;

    private static final int WARM_UPS = 3000;

    private static final String MOST = "most-mebibytes";
    private static final String CHUNK = "chunk-kibibytes";

    /** Arrays whose places differ by a power of two wait for the same bank of the memory. */
    private static final int CHUNK_KIBIBYTES = (256 << 10) - 64;

    private static final int BYTES_PER_ROW = 3 * Double.BYTES;

    private final RandomGenerator random;
    private final long elements;
    private final int chunkElements;
    private long used;

    /** One of the three arrays. */
    static final class Column {
        final String name;
        final List<double[]> chunks = new ArrayList<>();
        final double[] table = new double[PERIOD];

        Column(String name) {
            this.name = name;
        }
    }

    final Column a = new Column("a");
    final Column b = new Column("b");
    final Column c = new Column("c");

    /** A kernel on a stretch of each array, up to {@code length}. */
    interface Kernel {
        void run(double[] a, double[] b, double[] c, int length);
    }

    /** What a worklet that uses such arrays may be told. */
    static List<Parameter> parameters(String holder) {
        return List.of(
                new Parameter(MOST, "most data " + holder + ", in MiB", 1, 1L << 30, 1L << 30, 1),
                new Parameter(CHUNK, "size of a piece of an array in KiB", 16, 1 << 20, CHUNK_KIBIBYTES, 100));
    }

    /** Elements of each array when the memory of a user is divided among so many sets; their bytes are declared. */
    static long elements(UserContext context, int sets) {
        long bytes = Math.min(context.memoryBytes(), context.parameter(MOST) << 20);
        long elements = Math.max(1, bytes / BYTES_PER_ROW / sets);
        context.declareData(elements * BYTES_PER_ROW * sets);
        return elements;
    }

    /** Elements of a piece of an array. */
    static int chunkElements(UserContext context) {
        return Math.toIntExact((context.parameter(CHUNK) << 10) / Double.BYTES);
    }

    FloodArrays(RandomGenerator random, long elements, int chunkElements) {
        this.random = random;
        this.elements = elements;
        this.chunkElements = chunkElements;
        for (Column column : columns()) {
            for (long left = elements; left > 0; left -= chunkElements) {
                column.chunks.add(new double[(int) Math.min(left, chunkElements)]);
            }
        }
        resize(100);
    }

    /** Draws new values for this share of the arrays, which from now on is all that is used. */
    void resize(int percent) {
        used = Math.max(1, elements / 100 * percent + elements % 100 * percent / 100);
        for (Column column : columns()) {
            for (int i = 0; i < PERIOD; i++) {
                column.table[i] = 1 + random.nextDouble();
            }
            double[] pattern = column.table;
            inRuns(column, (chunk, from, phase, length) -> System.arraycopy(pattern, phase, chunk, from, length));
        }
    }

    /** Elements of each array that are used. */
    long used() {
        return used;
    }

    void run(Kernel kernel) {
        long left = used;
        for (int i = 0; left > 0; i++) {
            double[] chunk = a.chunks.get(i);
            kernel.run(chunk, b.chunks.get(i), c.chunks.get(i), (int) Math.min(left, chunk.length));
            left -= chunk.length;
        }
    }

    /** Applies the kernel to the tables as it was applied to the arrays. */
    void follow(Kernel kernel) {
        kernel.run(a.table, b.table, c.table, PERIOD);
    }

    /** Has the compiler see the kernel before it is measured; changes no value that counts. */
    static void warmUp(Kernel kernel) {
        double[] scratch = new double[PERIOD];
        for (int i = 0; i < WARM_UPS; i++) {
            kernel.run(scratch, scratch.clone(), scratch.clone(), PERIOD);
        }
    }

    /** Looks at one element in each 128 KiB, and at the last one. */
    void checkSampled(Column column) {
        for (long i = 0; i < used; i += SAMPLED_EVERY) {
            check(column, i);
        }
        check(column, used - 1);
    }

    /** Makes those elements wrong, so that a kernel that leaves a stretch out is found. */
    void spoilSampled(Column column) {
        for (long i = 0; i < used; i += SAMPLED_EVERY) {
            chunk(column, i)[(int) (i % chunkElements)] = Double.NaN;
        }
        chunk(column, used - 1)[(int) ((used - 1) % chunkElements)] = Double.NaN;
    }

    private double[] chunk(Column column, long index) {
        return column.chunks.get((int) (index / chunkElements));
    }

    private void check(Column column, long index) {
        double found = chunk(column, index)[(int) (index % chunkElements)];
        double expected = column.table[(int) (index % PERIOD)];
        if (Double.doubleToRawLongBits(found) != Double.doubleToRawLongBits(expected)) {
            throw new WrongOutput(column.name + "[" + index + "] is " + found + " instead of " + expected);
        }
    }

    /** Compares every element that is used. */
    void checkAll() {
        for (Column column : columns()) {
            inRuns(column, (chunk, from, phase, length) -> {
                int wrong = Arrays.mismatch(chunk, from, from + length, column.table, phase, phase + length);
                if (wrong >= 0) {
                    throw new WrongOutput("an element of " + column.name + " is " + chunk[from + wrong] + " instead of "
                            + column.table[phase + wrong]);
                }
            });
        }
    }

    private List<Column> columns() {
        return List.of(a, b, c);
    }

    /** A stretch of a chunk beside the stretch of the table that belongs to it. */
    private interface Run {
        void at(double[] chunk, int from, int phase, int length);
    }

    private void inRuns(Column column, Run run) {
        long index = 0;
        while (index < used) {
            double[] chunk = column.chunks.get((int) (index / chunkElements));
            int from = (int) (index % chunkElements);
            int phase = (int) (index % PERIOD);
            int length = (int) Math.min(used - index, Math.min(chunk.length - from, PERIOD - phase));
            run.at(chunk, from, phase, length);
            index += length;
        }
    }
}
