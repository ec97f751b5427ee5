package org.wattladder.worklets.linear;

/**
 * Subtracts products of blocks of one matrix, the work of a factorisation. One object for each thread.
 *
 * <p>Blocks lie in one array, column by column; an offset is the place of a block's first element.
 */
public interface Multiplication {
    /** So many rows and columns at most has a square A when B is C. */
    int SMALL = 64;

    /**
     * {@code C = C - A B}.
     *
     * @param matrix that holds the three blocks; A does not overlap C, nor does B, unless it is C and A is square and small
     * @param stride from one column to the next
     * @param c offset of C, rows x columns
     * @param a offset of A, rows x inner
     * @param b offset of B, inner x columns
     */
    void subtract(double[] matrix, int stride, int c, int a, int b, int rows, int columns, int inner);
}
