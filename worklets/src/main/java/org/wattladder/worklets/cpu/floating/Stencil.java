package org.wattladder.worklets.cpu.floating;

import java.util.random.RandomGenerator;
import org.wattladder.worklets.api.MemoryNeed;
import org.wattladder.worklets.api.Parameter;
import org.wattladder.worklets.cpu.answer.Digest;
import org.wattladder.worklets.cpu.answer.Kernel;
import org.wattladder.worklets.cpu.answer.KnownWorklet;

/** Lets heat flow through a cube. */
public final class Stencil extends KnownWorklet {
    /** A worklet with its standard size. */
    public Stencil() {
        super(
                "stencil",
                "Floating-point and vector units and the second-level cache, by planes that follow each other.",
                "Lets heat flow through a cube of 40 x 40 x 40 points in 50 steps, from each point to its six neighbours: 3.2"
                        + " million updates of eight floating-point operations. 4.8 MB per user.",
                MemoryNeed.fixed(4_800_000),
                new Parameter("cube-order", "inner points along one side of the cube", 2, 500, 40, 6));
    }

    @Override
    protected Kernel kernel(int size, RandomGenerator input) {
        return new Cube(size, input);
    }

    /** Temperatures with a boundary that stays cold. */
    static final class Cube implements Kernel {
        private static final int STEPS = 50;
        private static final double FLOW = 0.125;

        private final int line;
        final double[] start;
        private double[] now;
        private double[] next;

        Cube(int order, RandomGenerator input) {
            line = order + 2;
            start = new double[line * line * line];
            for (int z = 1; z <= order; z++) {
                for (int y = 1; y <= order; y++) {
                    for (int x = 1; x <= order; x++) {
                        start[(z * line + y) * line + x] = input.nextDouble();
                    }
                }
            }
            now = start.clone();
            next = start.clone();
        }

        @Override
        public void reset() {
            System.arraycopy(start, 0, now, 0, start.length);
        }

        @Override
        public void run() {
            for (int step = 0; step < STEPS; step++) {
                for (int z = 1; z < line - 1; z++) {
                    for (int y = 1; y < line - 1; y++) {
                        flow(now, next, (z * line + y) * line, line);
                    }
                }
                double[] swap = now;
                now = next;
                next = swap;
            }
        }

        private static void flow(double[] now, double[] next, int row, int line) {
            int plane = line * line;
            for (int i = row + 1; i < row + line - 1; i++) {
                double around =
                        now[i - 1] + now[i + 1] + now[i - line] + now[i + line] + now[i - plane] + now[i + plane];
                next[i] = now[i] + FLOW * (around - 6 * now[i]);
            }
        }

        /** Temperatures after all steps. */
        double[] now() {
            return now;
        }

        @Override
        public void digest(Digest digest) {
            digest.add(now);
        }
    }
}
