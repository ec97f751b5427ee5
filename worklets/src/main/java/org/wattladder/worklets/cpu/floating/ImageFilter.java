package org.wattladder.worklets.cpu.floating;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import org.wattladder.worklets.api.MemoryNeed;
import org.wattladder.worklets.api.Parameter;
import org.wattladder.worklets.cpu.answer.Digest;
import org.wattladder.worklets.cpu.answer.Kernel;
import org.wattladder.worklets.cpu.answer.KnownWorklet;

/** Blurs an image and finds its edges. */
public final class ImageFilter extends KnownWorklet {
    /** A worklet with its standard size. */
    public ImageFilter() {
        super(
                "image-filter",
                "Vector units and the second-level cache, by short sums over neighbours in single precision.",
                "Blurs an image of 256 x 256 points of single precision along rows and columns, with 7 binomial weights, and"
                        + " takes the size of its gradient after Sobel, 16 times. 4.2 MB per user.",
                MemoryNeed.fixed(4_200_000),
                new Parameter("image-order", "points along one side of the image", 16, 8192, 256, 16));
    }

    @Override
    protected Kernel kernel(int size, RandomGenerator input) {
        return new Image(size, input);
    }

    /** An image, blurred, and its edges; a border of three points stays as it was. */
    static final class Image implements Kernel {
        static final int REACH = 3;
        static final float[] WEIGHTS = {1 / 64f, 6 / 64f, 15 / 64f, 20 / 64f, 15 / 64f, 6 / 64f, 1 / 64f};
        private static final int TIMES = 16;

        final int order;
        final float[] image;
        private final float[] along;
        final float[] blurred;
        final float[] edges;

        Image(int order, RandomGenerator input) {
            this.order = order;
            image = new float[order * order];
            for (int i = 0; i < image.length; i++) {
                image[i] = input.nextFloat();
            }
            along = image.clone();
            blurred = image.clone();
            edges = new float[order * order];
        }

        @Override
        public void reset() {
            Arrays.fill(edges, 0);
        }

        @Override
        public void run() {
            for (int i = 0; i < TIMES; i++) {
                for (int y = 0; y < order; y++) {
                    blur(image, along, y * order + REACH, (y + 1) * order - REACH, 1);
                }
                for (int y = REACH; y < order - REACH; y++) {
                    blur(along, blurred, y * order, (y + 1) * order, order);
                }
                for (int y = 1; y < order - 1; y++) {
                    gradient(blurred, edges, y * order + 1, (y + 1) * order - 1, order);
                }
            }
        }

        private static void blur(float[] from, float[] to, int start, int end, int step) {
            for (int i = start; i < end; i++) {
                float near = (from[i - step] + from[i + step]) * WEIGHTS[2];
                float middle = (from[i - 2 * step] + from[i + 2 * step]) * WEIGHTS[1];
                float far = (from[i - 3 * step] + from[i + 3 * step]) * WEIGHTS[0];
                to[i] = from[i] * WEIGHTS[3] + near + middle + far;
            }
        }

        private static void gradient(float[] from, float[] to, int start, int end, int line) {
            for (int i = start; i < end; i++) {
                float right = from[i - line + 1] + 2 * from[i + 1] + from[i + line + 1];
                float left = from[i - line - 1] + 2 * from[i - 1] + from[i + line - 1];
                float below = from[i + line - 1] + 2 * from[i + line] + from[i + line + 1];
                float above = from[i - line - 1] + 2 * from[i - line] + from[i - line + 1];
                float across = right - left;
                float down = below - above;
                to[i] = (float) Math.sqrt(across * across + down * down);
            }
        }

        @Override
        public void digest(Digest digest) {
            for (float edge : edges) {
                digest.add(Float.floatToIntBits(edge));
            }
        }
    }
}
