package org.wattladder.worklets.memory;

/**
 * Pre-computed results by number of the document, as many as memory allows; belongs to one user.
 *
 * <p>Each number has one place, which it shares with others when there are more documents than places. Under uniform
 * draws that hits as often as any policy of replacement could: places divided by documents.
 */
final class ResultCache {
    private static final int CHUNK_FIGURES = 1 << 23;

    private final int figuresPerResult;
    private final int resultsPerChunk;
    private final long[][] chunks;
    private final long[] numbers;

    /** Room for results of so many figures each in at most so many bytes, at least one. */
    ResultCache(long bytes, int figuresPerResult) {
        this.figuresPerResult = figuresPerResult;
        resultsPerChunk = Math.max(1, CHUNK_FIGURES / figuresPerResult);
        int places =
                Math.toIntExact(Math.min(Integer.MAX_VALUE / 2, Math.max(1, bytes / bytesPerResult(figuresPerResult))));
        numbers = new long[places];
        chunks = new long[(places + resultsPerChunk - 1) / resultsPerChunk][];
        for (int chunk = 0; chunk < chunks.length; chunk++) {
            int results = Math.min(resultsPerChunk, places - chunk * resultsPerChunk);
            chunks[chunk] = new long[results * figuresPerResult];
        }
    }

    int places() {
        return numbers.length;
    }

    long bytes() {
        return numbers.length * bytesPerResult(figuresPerResult);
    }

    /** Memory that one result takes, its number included. */
    static long bytesPerResult(int figures) {
        return 8L * figures + 8;
    }

    private int place(long number) {
        return (int) (number % numbers.length);
    }

    boolean holds(long number) {
        return numbers[place(number)] == number + 1;
    }

    /** Says that the place of this number holds its result from now on. */
    void put(long number) {
        numbers[place(number)] = number + 1;
    }

    /** Array that has the place of this number. */
    long[] chunk(long number) {
        return chunks[place(number) / resultsPerChunk];
    }

    /** Index of its first figure in that array. */
    int offset(long number) {
        return place(number) % resultsPerChunk * figuresPerResult;
    }
}
