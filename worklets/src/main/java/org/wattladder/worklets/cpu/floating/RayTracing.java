package org.wattladder.worklets.cpu.floating;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import org.wattladder.worklets.api.MemoryNeed;
import org.wattladder.worklets.api.Parameter;
import org.wattladder.worklets.cpu.answer.Digest;
import org.wattladder.worklets.cpu.answer.Kernel;
import org.wattladder.worklets.cpu.answer.KnownWorklet;

/** Draws spheres that mirror each other, by following light backwards from the eye. */
public final class RayTracing extends KnownWorklet {
    /** A worklet with its standard size. */
    public RayTracing() {
        super(
                "ray-tracing",
                "Floating-point units, square roots and branch prediction, by rays that hit one of many spheres or none.",
                "Draws 24 spheres that mirror each other above a plane, 96 x 96 points, with shadows and up to 3 reflections."
                        + " 0.3 MB per user.",
                MemoryNeed.fixed(300_000),
                new Parameter("image-order", "points along one side of the image", 4, 4096, 96, 16));
    }

    @Override
    protected Kernel kernel(int size, RandomGenerator input) {
        return new Scene(size, input);
    }

    /** Spheres and the brightness of each point of their image. */
    static final class Scene implements Kernel {
        private static final int SPHERES = 24;
        private static final int REFLECTIONS = 3;
        private static final double NEAR = 1e-9;
        private static final double[] LIGHT = unit(0.4, 0.8, -0.45);

        private final int order;
        final double[][] centres = new double[SPHERES][3];
        final double[] radii = new double[SPHERES];
        private final double[] mirrors = new double[SPHERES];
        final double[] image;
        private double distance;

        Scene(int order, RandomGenerator input) {
            this.order = order;
            image = new double[order * order];
            for (int i = 0; i < SPHERES; i++) {
                centres[i][0] = 4 * input.nextDouble() - 2;
                centres[i][1] = 2 * input.nextDouble() - 0.5;
                centres[i][2] = 4 + 3 * input.nextDouble();
                radii[i] = 0.15 + 0.35 * input.nextDouble();
                mirrors[i] = 0.7 * input.nextDouble();
            }
        }

        @Override
        public void reset() {
            Arrays.fill(image, 0);
        }

        @Override
        public void run() {
            double[] eye = new double[3];
            for (int y = 0; y < order; y++) {
                for (int x = 0; x < order; x++) {
                    double[] ray = unit((2.0 * x + 1) / order - 1, 1 - (2.0 * y + 1) / order, 1.5);
                    image[y * order + x] = light(eye, ray, REFLECTIONS);
                }
            }
        }

        /** The sphere that a ray meets first, its place in {@code distance}; -1 for none. */
        int first(double[] from, double[] ray) {
            int hit = -1;
            distance = Double.MAX_VALUE;
            for (int i = 0; i < SPHERES; i++) {
                double[] centre = centres[i];
                double dx = centre[0] - from[0];
                double dy = centre[1] - from[1];
                double dz = centre[2] - from[2];
                double along = dx * ray[0] + dy * ray[1] + dz * ray[2];
                double inside = along * along - (dx * dx + dy * dy + dz * dz) + radii[i] * radii[i];
                if (inside > 0) {
                    double root = Math.sqrt(inside);
                    double near = along - root > NEAR ? along - root : along + root;
                    if (near > NEAR && near < distance) {
                        distance = near;
                        hit = i;
                    }
                }
            }
            return hit;
        }

        /** How far away the sphere is that was found last. */
        double distance() {
            return distance;
        }

        private double light(double[] from, double[] ray, int reflections) {
            int hit = first(from, ray);
            double[] normal = new double[] {0, 1, 0};
            double mirror = 0.3;
            if (hit < 0) {
                if (ray[1] >= 0) {
                    return 0.2 + 0.5 * ray[1];
                }
                distance = (-1 - from[1]) / ray[1];
            }
            double[] place = along(from, ray, distance);
            double shade = 0.8;
            if (hit >= 0) {
                double[] centre = centres[hit];
                normal = new double[] {
                    (place[0] - centre[0]) / radii[hit],
                    (place[1] - centre[1]) / radii[hit],
                    (place[2] - centre[2]) / radii[hit]
                };
                mirror = mirrors[hit];
            } else if (((long) Math.floor(place[0]) + (long) Math.floor(place[2])) % 2 == 0) {
                shade = 0.4;
            }
            double[] outside = along(place, normal, 1e-6);
            double facing = dot(normal, LIGHT);
            double bright = facing > 0 && first(outside, LIGHT) < 0 ? 0.1 + shade * facing : 0.1;
            if (reflections == 0 || mirror < 0.05) {
                return bright;
            }
            double[] mirrored = along(ray, normal, -2 * dot(ray, normal));
            return bright * (1 - mirror) + mirror * light(outside, mirrored, reflections - 1);
        }

        private static double[] along(double[] from, double[] way, double far) {
            return new double[] {from[0] + far * way[0], from[1] + far * way[1], from[2] + far * way[2]};
        }

        private static double dot(double[] a, double[] b) {
            return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
        }

        static double[] unit(double x, double y, double z) {
            double length = Math.sqrt(x * x + y * y + z * z);
            return new double[] {x / length, y / length, z / length};
        }

        @Override
        public void digest(Digest digest) {
            digest.add(image);
        }
    }
}
