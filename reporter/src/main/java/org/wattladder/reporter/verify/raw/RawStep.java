package org.wattladder.reporter.verify.raw;

/**
 * One record of a journal, as far as its place among the others matters.
 *
 * @param line in the file, from 1
 * @param record its kind, for example {@code interval-planned}
 * @param worklet place in the plan, from 0; -1 for a record of the whole run
 * @param value what it holds: the interval, its result, the discarded attempt, the rate, the step of the clock, how the run
 *     ended; an empty text for every other kind
 */
public record RawStep(int line, String record, int worklet, Object value) {}
