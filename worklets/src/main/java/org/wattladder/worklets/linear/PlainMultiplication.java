package org.wattladder.worklets.linear;

/**
 * Loops that a compiler can turn into vector instructions by itself: pieces of A lie packed in an array of their own, and so does the
 * column of C that is worked on, because a compiler that sees one array only must assume that they overlap.
 */
final class PlainMultiplication implements Multiplication {
    private static final int PIECE_ROWS = 512;
    private static final int PIECE_INNER = SMALL;

    private final double[] packed = new double[PIECE_ROWS * PIECE_INNER];
    private final double[] sums = new double[PIECE_ROWS];

    @Override
    public void subtract(double[] matrix, int stride, int c, int a, int b, int rows, int columns, int inner) {
        for (int p = 0; p < inner; p += PIECE_INNER) {
            int depth = Math.min(PIECE_INNER, inner - p);
            for (int i = 0; i < rows; i += PIECE_ROWS) {
                int height = Math.min(PIECE_ROWS, rows - i);
                for (int q = 0; q < depth; q++) {
                    System.arraycopy(matrix, a + i + (p + q) * stride, packed, q * PIECE_ROWS, height);
                }
                for (int j = 0; j < columns; j++) {
                    column(matrix, c + i + j * stride, b + p + j * stride, height, depth);
                }
            }
        }
    }

    private void column(double[] matrix, int c, int b, int rows, int inner) {
        System.arraycopy(matrix, c, sums, 0, rows);
        int p = 0;
        for (; p + 4 <= inner; p += 4) {
            four(
                    sums,
                    packed,
                    p * PIECE_ROWS,
                    matrix[b + p],
                    matrix[b + p + 1],
                    matrix[b + p + 2],
                    matrix[b + p + 3],
                    rows);
        }
        for (; p < inner; p++) {
            one(sums, packed, p * PIECE_ROWS, matrix[b + p], rows);
        }
        System.arraycopy(sums, 0, matrix, c, rows);
    }

    private static void four(
            double[] sums, double[] a, int from, double b0, double b1, double b2, double b3, int rows) {
        int from1 = from + PIECE_ROWS;
        int from2 = from1 + PIECE_ROWS;
        int from3 = from2 + PIECE_ROWS;
        for (int i = 0; i < rows; i++) {
            sums[i] -= a[from + i] * b0 + a[from1 + i] * b1 + (a[from2 + i] * b2 + a[from3 + i] * b3);
        }
    }

    private static void one(double[] sums, double[] a, int from, double factor, int rows) {
        for (int i = 0; i < rows; i++) {
            sums[i] -= a[from + i] * factor;
        }
    }
}
