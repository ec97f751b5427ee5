package org.wattladder.director.guest;

/**
 * What a guest has taken so far.
 *
 * @param atNanos when that was read, by the machine's monotonic clock
 * @param processorNanos CPU time of all its processes
 * @param waitingNanos how long it was held back because its CPU time was used up, summed over CPUs
 */
record Usage(long atNanos, long processorNanos, long waitingNanos) {}
