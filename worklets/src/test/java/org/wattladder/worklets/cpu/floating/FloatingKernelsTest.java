package org.wattladder.worklets.cpu.floating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.wattladder.worklets.cpu.answer.Kernel;

/** Every kernel against another algorithm, or a law that its output must keep. */
class FloatingKernelsTest {
    private static <K extends Kernel> K run(K kernel) {
        kernel.reset();
        kernel.run();
        return kernel;
    }

    @Test
    void shouldKeepTheEnergyOfTheBodies() {
        NBody.Bodies bodies = new NBody.Bodies(32, new SplittableRandom(1));
        bodies.reset();
        double before = bodies.energy();
        bodies.run();
        assertThat(bodies.energy())
                .isCloseTo(before, within(2e-3 * Math.abs(before)))
                .isNotEqualTo(before);
    }

    @Test
    void shouldMultiplyAsADenseMatrixDoes() {
        Sparse.Matrix sparse = run(new Sparse.Matrix(40, new SplittableRandom(1)));
        double[][] dense = new double[40][40];
        for (int row = 0; row < 40; row++) {
            for (int i = sparse.starts[row]; i < sparse.starts[row + 1]; i++) {
                dense[row][sparse.columns[i]] += sparse.values[i];
            }
            double sum = 0;
            for (int column = 0; column < 40; column++) {
                sum += dense[row][column] * sparse.vector[column];
            }
            assertThat(sparse.product[row]).isCloseTo(sum, within(1e-12));
        }
    }

    @Test
    void shouldComeNearPi() {
        for (int seed : new int[] {1, 2, 113, 1 << 30}) {
            MonteCarlo.Points points = run(new MonteCarlo.Points(200_000, seed));
            // four standard deviations of a draw of so many points
            assertThat(4.0 * points.below / 200_000).isCloseTo(Math.PI, within(4 * 1.642 / Math.sqrt(200_000)));
        }
    }

    @Test
    void shouldCoolByTheEigenvalueOfASineWave() {
        int order = 7;
        int line = order + 2;
        Stencil.Cube cube = new Stencil.Cube(order, new SplittableRandom(1));
        for (int i = 0; i < cube.start.length; i++) {
            cube.start[i] = wave(i % line, order) * wave(i / line % line, order) * wave(i / line / line, order);
        }
        run(cube);
        double each = 1 - 0.125 * 6 * (1 - Math.cos(Math.PI / (order + 1)));
        for (int i = 0; i < cube.start.length; i++) {
            assertThat(cube.now()[i]).isCloseTo(cube.start[i] * Math.pow(each, 50), within(1e-12));
        }
    }

    private static double wave(int place, int order) {
        return place == 0 || place == order + 1 ? 0 : Math.sin(Math.PI * place / (order + 1));
    }

    @Test
    void shouldBlurAsASquareOfWeightsDoes() {
        ImageFilter.Image image = run(new ImageFilter.Image(20, new SplittableRandom(1)));
        int reach = ImageFilter.Image.REACH;
        float[] weights = ImageFilter.Image.WEIGHTS;
        for (int y = reach; y < 20 - reach; y++) {
            for (int x = reach; x < 20 - reach; x++) {
                double sum = 0;
                for (int dy = -reach; dy <= reach; dy++) {
                    for (int dx = -reach; dx <= reach; dx++) {
                        sum += (double) weights[dy + reach] * weights[dx + reach] * image.image[(y + dy) * 20 + x + dx];
                    }
                }
                assertThat(image.blurred[y * 20 + x]).isCloseTo((float) sum, within(1e-6f));
            }
        }
    }

    @Test
    void shouldFindTheSlopeOfAPlane() {
        ImageFilter.Image image = new ImageFilter.Image(20, new SplittableRandom(1));
        for (int i = 0; i < image.image.length; i++) {
            image.image[i] = 3 * (i % 20) + 4 * (i / 20);
        }
        run(image);
        assertThat(image.edges[10 * 20 + 10]).isCloseTo(8 * 5, within(1e-3f));
    }

    @Test
    void shouldPutEachPointIntoTheNearestGroup() {
        Clustering.Groups groups = run(new Clustering.Groups(300, new SplittableRandom(1)));
        double[][] sums = new double[Clustering.GROUPS][Clustering.DIMENSIONS];
        int[] sizes = new int[Clustering.GROUPS];
        for (int i = 0; i < 300; i++) {
            sizes[groups.group[i]]++;
            for (int axis = 0; axis < Clustering.DIMENSIONS; axis++) {
                sums[groups.group[i]][axis] += groups.points[i][axis];
            }
        }
        int nearest = 0;
        for (int group = 0; group < Clustering.GROUPS; group++) {
            for (int axis = 0; axis < Clustering.DIMENSIONS; axis++) {
                assertThat(groups.middles[group][axis])
                        .isCloseTo(sums[group][axis] / Math.max(1, sizes[group]), within(1e-12));
            }
        }
        for (int i = 0; i < 300; i++) {
            double own = Clustering.Groups.distance(groups.points[i], groups.middles[groups.group[i]]);
            int closer = 0;
            for (double[] middle : groups.middles) {
                closer += Clustering.Groups.distance(groups.points[i], middle) < own ? 1 : 0;
            }
            nearest += closer == 0 ? 1 : 0;
        }
        // Middles move once more after the last division, so that a few points have another one nearer.
        assertThat(nearest).isGreaterThan(270);
    }

    @Test
    void shouldHitASphereWhereItsEquationSays() {
        RayTracing.Scene scene = new RayTracing.Scene(4, new SplittableRandom(1));
        double[] eye = new double[3];
        for (int i = 0; i < scene.centres.length; i++) {
            double[] c = scene.centres[i];
            double[] ray = RayTracing.Scene.unit(c[0], c[1], c[2]);
            int hit = scene.first(eye, ray);
            double far = Math.sqrt(c[0] * c[0] + c[1] * c[1] + c[2] * c[2]) - scene.radii[i];
            assertThat(hit).isNotNegative();
            assertThat(scene.distance()).isLessThanOrEqualTo(far + 1e-12);
            double[] h = scene.centres[hit];
            double apart = 0;
            for (int axis = 0; axis < 3; axis++) {
                apart += Math.pow(ray[axis] * scene.distance() - h[axis], 2);
            }
            assertThat(Math.sqrt(apart)).isCloseTo(scene.radii[hit], within(1e-9));
        }
        assertThat(scene.first(eye, new double[] {0, 0, -1})).isEqualTo(-1);
    }
}
