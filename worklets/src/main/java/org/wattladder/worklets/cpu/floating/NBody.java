package org.wattladder.worklets.cpu.floating;

import java.util.random.RandomGenerator;
import org.wattladder.worklets.api.MemoryNeed;
import org.wattladder.worklets.api.Parameter;
import org.wattladder.worklets.cpu.answer.Digest;
import org.wattladder.worklets.cpu.answer.Kernel;
import org.wattladder.worklets.cpu.answer.KnownWorklet;

/** Moves bodies that attract each other. */
public final class NBody extends KnownWorklet {
    private static final int STEPS = 20;
    private static final double STEP = 1e-3;
    /** Keeps forces finite where bodies meet. */
    private static final double SOFTENING = 1e-2;

    /** A worklet with its standard size. */
    public NBody() {
        super(
                "n-body",
                "Floating-point units, by square roots and divisions that do not wait for each other.",
                "Moves 192 bodies that attract each other through 20 steps of the leapfrog method, by all pairs: 366,720 square"
                        + " roots and divisions, 7 million other operations. 45 kB per user.",
                MemoryNeed.fixed(45_000),
                new Parameter("bodies", "number of bodies", 2, 10_000, 192, 8));
    }

    @Override
    protected Kernel kernel(int size, RandomGenerator input) {
        return new Bodies(size, input);
    }

    /** Places and speeds after all steps. */
    static final class Bodies implements Kernel {
        private final double[][] start = new double[7][];
        private final double[][] now = new double[7][];

        Bodies(int size, RandomGenerator input) {
            for (int i = 0; i < start.length; i++) {
                start[i] = new double[size];
                now[i] = new double[size];
                for (int body = 0; body < size; body++) {
                    start[i][body] = i == 6 ? (1 + input.nextDouble()) / size : i < 3 ? input.nextDouble() - 0.5 : 0;
                }
            }
        }

        @Override
        public void reset() {
            for (int i = 0; i < start.length; i++) {
                System.arraycopy(start[i], 0, now[i], 0, start[i].length);
            }
        }

        @Override
        public void run() {
            double[] mass = now[6];
            for (int step = 0; step < STEPS; step++) {
                for (int body = 0; body < mass.length; body++) {
                    attract(body, now[0], now[1], now[2], mass);
                }
                for (int axis = 0; axis < 3; axis++) {
                    drift(now[axis], now[axis + 3]);
                }
            }
        }

        /** Changes the speed of this body and of all after it by what pulls them together. */
        private void attract(int body, double[] x, double[] y, double[] z, double[] mass) {
            double[] vx = now[3];
            double[] vy = now[4];
            double[] vz = now[5];
            double px = x[body];
            double py = y[body];
            double pz = z[body];
            double own = mass[body];
            double ax = 0;
            double ay = 0;
            double az = 0;
            for (int other = body + 1; other < x.length; other++) {
                double dx = x[other] - px;
                double dy = y[other] - py;
                double dz = z[other] - pz;
                double square = dx * dx + dy * dy + dz * dz + SOFTENING;
                double pull = STEP / (square * Math.sqrt(square));
                double theirs = mass[other] * pull;
                double ours = own * pull;
                ax += dx * theirs;
                ay += dy * theirs;
                az += dz * theirs;
                vx[other] -= dx * ours;
                vy[other] -= dy * ours;
                vz[other] -= dz * ours;
            }
            vx[body] += ax;
            vy[body] += ay;
            vz[body] += az;
        }

        private static void drift(double[] place, double[] speed) {
            for (int body = 0; body < place.length; body++) {
                place[body] += STEP * speed[body];
            }
        }

        /** Kinetic and potential energy. */
        double energy() {
            double sum = 0;
            for (int a = 0; a < now[6].length; a++) {
                double speed = now[3][a] * now[3][a] + now[4][a] * now[4][a] + now[5][a] * now[5][a];
                sum += now[6][a] * speed / 2;
                for (int b = 0; b < a; b++) {
                    double dx = now[0][a] - now[0][b];
                    double dy = now[1][a] - now[1][b];
                    double dz = now[2][a] - now[2][b];
                    sum -= now[6][a] * now[6][b] / Math.sqrt(dx * dx + dy * dy + dz * dz + SOFTENING);
                }
            }
            return sum;
        }

        @Override
        public void digest(Digest digest) {
            for (double[] each : now) {
                digest.add(each);
            }
        }
    }
}
