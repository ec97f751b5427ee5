package org.wattladder.worklets.linear.vector;

import jdk.incubator.vector.DoubleVector;
import jdk.incubator.vector.VectorSpecies;
import org.wattladder.worklets.linear.Multiplication;

/**
 * Blocks of A and B are packed in the order in which a tile of C needs them.
 *
 * <p>Sources: Goto and van de Geijn, Anatomy of High-Performance Matrix Multiplication, 2008.
 */
public final class VectorMultiplication implements Multiplication {
    private static final VectorSpecies<Double> SPECIES = DoubleVector.SPECIES_PREFERRED;
    private static final int LANES = SPECIES.length();
    private static final int TILE_ROWS = Tile.ROWS;
    private static final int TILE_COLUMNS = Tile.COLUMNS;
    private static final int PIECE_INNER = 256;
    private static final int PIECE_ROWS = TILE_ROWS * Math.max(1, 96 / TILE_ROWS);
    private static final int PIECE_COLUMNS = 510;

    private final double[] packedA = new double[PIECE_ROWS * PIECE_INNER];
    private final double[] packedB = new double[PIECE_COLUMNS * PIECE_INNER];
    private final double[] edge = new double[TILE_ROWS * TILE_COLUMNS];

    @Override
    public void subtract(double[] matrix, int stride, int c, int a, int b, int rows, int columns, int inner) {
        if (columns == 1 && b != c) {
            for (int p = 0; p < inner; p += 4) {
                four(matrix, stride, c, a + p * stride, b + p, rows, Math.min(4, inner - p));
            }
            return;
        }
        for (int j = 0; j < columns; j += PIECE_COLUMNS) {
            int width = Math.min(PIECE_COLUMNS, columns - j);
            for (int p = 0; p < inner; p += PIECE_INNER) {
                int depth = Math.min(PIECE_INNER, inner - p);
                packB(matrix, stride, b + p + j * stride, depth, width);
                for (int i = 0; i < rows; i += PIECE_ROWS) {
                    int height = Math.min(PIECE_ROWS, rows - i);
                    packA(matrix, stride, a + i + p * stride, height, depth);
                    piece(matrix, stride, c + i + j * stride, height, width, depth);
                }
            }
        }
    }

    /** Subtracts up to four columns from one; the last stands for those that are missing, times 0. */
    private static void four(double[] matrix, int stride, int c, int a, int b, int rows, int count) {
        int a1 = a + Math.min(1, count - 1) * stride;
        int a2 = a + Math.min(2, count - 1) * stride;
        int a3 = a + (count - 1) * stride;
        double b0 = -matrix[b];
        double b1 = count > 1 ? -matrix[b + 1] : 0;
        double b2 = count > 2 ? -matrix[b + 2] : 0;
        double b3 = count > 3 ? -matrix[b + 3] : 0;
        int i = 0;
        for (; i <= rows - LANES; i += LANES) {
            DoubleVector sum = DoubleVector.fromArray(SPECIES, matrix, c + i);
            sum = DoubleVector.fromArray(SPECIES, matrix, a + i).fma(DoubleVector.broadcast(SPECIES, b0), sum);
            sum = DoubleVector.fromArray(SPECIES, matrix, a1 + i).fma(DoubleVector.broadcast(SPECIES, b1), sum);
            sum = DoubleVector.fromArray(SPECIES, matrix, a2 + i).fma(DoubleVector.broadcast(SPECIES, b2), sum);
            sum = DoubleVector.fromArray(SPECIES, matrix, a3 + i).fma(DoubleVector.broadcast(SPECIES, b3), sum);
            sum.intoArray(matrix, c + i);
        }
        for (; i < rows; i++) {
            matrix[c + i] += matrix[a + i] * b0 + matrix[a1 + i] * b1 + matrix[a2 + i] * b2 + matrix[a3 + i] * b3;
        }
    }

    /** Tiles of rows one behind the other, each column by column, filled up with 0. */
    private void packA(double[] matrix, int stride, int a, int rows, int inner) {
        int to = 0;
        for (int i = 0; i < rows; i += TILE_ROWS) {
            int height = Math.min(TILE_ROWS, rows - i);
            for (int p = 0; p < inner; p++) {
                int from = a + i + p * stride;
                if (height == TILE_ROWS) {
                    for (int v = 0; v < TILE_ROWS; v += LANES) {
                        DoubleVector.fromArray(SPECIES, matrix, from + v).intoArray(packedA, to + v);
                    }
                } else {
                    for (int r = 0; r < TILE_ROWS; r++) {
                        packedA[to + r] = r < height ? matrix[from + r] : 0;
                    }
                }
                to += TILE_ROWS;
            }
        }
    }

    /** Tiles of columns one behind the other, each row by row, filled up with the last column. */
    private void packB(double[] matrix, int stride, int b, int inner, int columns) {
        int last = b + (columns - 1) * stride;
        for (int j = 0; j < columns; j += TILE_COLUMNS) {
            int first = b + j * stride;
            packColumns(
                    matrix,
                    first,
                    Math.min(first + stride, last),
                    Math.min(first + 2 * stride, last),
                    Math.min(first + 3 * stride, last),
                    Math.min(first + 4 * stride, last),
                    inner,
                    j * inner);
        }
    }

    private void packColumns(
            double[] matrix, int first, int second, int third, int fourth, int fifth, int inner, int begin) {
        double[] packed = packedB;
        int to = begin;
        for (int p = 0; p < inner; p++) {
            packed[to] = matrix[first + p];
            packed[to + 1] = matrix[second + p];
            packed[to + 2] = matrix[third + p];
            packed[to + 3] = matrix[fourth + p];
            packed[to + 4] = matrix[fifth + p];
            to += TILE_COLUMNS;
        }
    }

    private void piece(double[] matrix, int stride, int c, int rows, int columns, int inner) {
        for (int j = 0; j < columns; j += TILE_COLUMNS) {
            for (int i = 0; i < rows; i += TILE_ROWS) {
                int tile = c + i + j * stride;
                int height = Math.min(TILE_ROWS, rows - i);
                int width = Math.min(TILE_COLUMNS, columns - j);
                if (height == TILE_ROWS && width == TILE_COLUMNS) {
                    Tile.subtract(packedA, i * inner, packedB, j * inner, inner, matrix, tile, stride);
                } else {
                    edge(matrix, tile, stride, i * inner, j * inner, inner, height, width);
                }
            }
        }
    }

    private void edge(double[] matrix, int c, int stride, int a, int b, int inner, int rows, int columns) {
        for (int j = 0; j < columns; j++) {
            System.arraycopy(matrix, c + j * stride, edge, j * TILE_ROWS, rows);
        }
        Tile.subtract(packedA, a, packedB, b, inner, edge, 0, TILE_ROWS);
        for (int j = 0; j < columns; j++) {
            System.arraycopy(edge, j * TILE_ROWS, matrix, c + j * stride, rows);
        }
    }
}
