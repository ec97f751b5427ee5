package org.wattladder.worklets.linear;

/** Loops that a compiler can turn into vector instructions by itself: columns of A, four at a time, in pieces that stay in a cache. */
final class PlainMultiplication implements Multiplication {
    private static final int PIECE_ROWS = 512;
    private static final int PIECE_INNER = 64;

    @Override
    public void subtract(double[] matrix, int stride, int c, int a, int b, int rows, int columns, int inner) {
        for (int p = 0; p < inner; p += PIECE_INNER) {
            int depth = Math.min(PIECE_INNER, inner - p);
            for (int i = 0; i < rows; i += PIECE_ROWS) {
                int height = Math.min(PIECE_ROWS, rows - i);
                for (int j = 0; j < columns; j++) {
                    column(matrix, stride, c + i + j * stride, a + i + p * stride, b + p + j * stride, height, depth);
                }
            }
        }
    }

    private static void column(double[] matrix, int stride, int c, int a, int b, int rows, int inner) {
        int p = 0;
        for (; p + 4 <= inner; p += 4) {
            four(matrix, c, a + p * stride, stride, b + p, rows);
        }
        for (; p < inner; p++) {
            one(matrix, c, a + p * stride, matrix[b + p], rows);
        }
    }

    private static void four(double[] matrix, int c, int a, int stride, int b, int rows) {
        double b0 = matrix[b];
        double b1 = matrix[b + 1];
        double b2 = matrix[b + 2];
        double b3 = matrix[b + 3];
        int a1 = a + stride;
        int a2 = a1 + stride;
        int a3 = a2 + stride;
        for (int i = 0; i < rows; i++) {
            matrix[c + i] -= matrix[a + i] * b0 + matrix[a1 + i] * b1 + (matrix[a2 + i] * b2 + matrix[a3 + i] * b3);
        }
    }

    private static void one(double[] matrix, int c, int a, double factor, int rows) {
        for (int i = 0; i < rows; i++) {
            matrix[c + i] -= matrix[a + i] * factor;
        }
    }
}
