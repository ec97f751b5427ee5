package org.wattladder.worklets.cpu.floating;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import org.wattladder.worklets.api.MemoryNeed;
import org.wattladder.worklets.api.Parameter;
import org.wattladder.worklets.cpu.answer.Digest;
import org.wattladder.worklets.cpu.answer.Kernel;
import org.wattladder.worklets.cpu.answer.KnownWorklet;

/** Finds groups of points by k-means. */
public final class Clustering extends KnownWorklet {
    static final int DIMENSIONS = 8;
    static final int GROUPS = 16;
    private static final int ROUNDS = 10;

    /** A worklet with its standard size. */
    public Clustering() {
        super(
                "clustering",
                "Floating-point units and branch prediction, by distances of which the smallest is wanted.",
                "Divides 4,096 points of 8 dimensions into 16 groups by 10 rounds of Lloyd's method: 655,000 distances, 16 million"
                        + " floating-point operations. 1.2 MB per user.",
                MemoryNeed.fixed(1_200_000),
                new Parameter("points", "points that are divided", GROUPS, 10_000_000, 4096, 64));
    }

    @Override
    protected Kernel kernel(int size, RandomGenerator input) {
        return new Groups(size, input);
    }

    /** Points, the middle of each group, and the group of each point. */
    static final class Groups implements Kernel {
        final double[][] points;
        final double[][] middles = new double[GROUPS][DIMENSIONS];
        final int[] group;
        private final int[] sizes = new int[GROUPS];

        Groups(int size, RandomGenerator input) {
            points = new double[size][DIMENSIONS];
            group = new int[size];
            for (double[] point : points) {
                int near = input.nextInt(GROUPS);
                for (int axis = 0; axis < DIMENSIONS; axis++) {
                    point[axis] = ((near >> (axis % 4)) & 1) + input.nextDouble();
                }
            }
        }

        @Override
        public void reset() {
            Arrays.fill(group, -1);
        }

        @Override
        public void run() {
            for (int i = 0; i < GROUPS; i++) {
                System.arraycopy(points[i], 0, middles[i], 0, DIMENSIONS);
            }
            for (int round = 0; round < ROUNDS; round++) {
                for (int i = 0; i < points.length; i++) {
                    group[i] = nearest(points[i]);
                }
                move();
            }
        }

        private int nearest(double[] point) {
            int best = 0;
            double least = Double.MAX_VALUE;
            for (int i = 0; i < GROUPS; i++) {
                double distance = distance(point, middles[i]);
                if (distance < least) {
                    least = distance;
                    best = i;
                }
            }
            return best;
        }

        static double distance(double[] point, double[] middle) {
            double sum = 0;
            for (int axis = 0; axis < DIMENSIONS; axis++) {
                double apart = point[axis] - middle[axis];
                sum += apart * apart;
            }
            return sum;
        }

        /** Moves each middle to the mean of its group; that of an empty group becomes the origin. */
        private void move() {
            Arrays.fill(sizes, 0);
            for (double[] middle : middles) {
                Arrays.fill(middle, 0);
            }
            for (int i = 0; i < points.length; i++) {
                double[] middle = middles[group[i]];
                sizes[group[i]]++;
                for (int axis = 0; axis < DIMENSIONS; axis++) {
                    middle[axis] += points[i][axis];
                }
            }
            for (int i = 0; i < GROUPS; i++) {
                for (int axis = 0; axis < DIMENSIONS; axis++) {
                    middles[i][axis] /= Math.max(1, sizes[i]);
                }
            }
        }

        @Override
        public void digest(Digest digest) {
            digest.add(group, group.length);
            for (double[] middle : middles) {
                digest.add(middle);
            }
        }
    }
}
