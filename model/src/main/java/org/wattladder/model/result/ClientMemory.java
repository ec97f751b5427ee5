package org.wattladder.model.result;

import org.wattladder.model.range.Range;

/**
 * Memory of a client JVM.
 *
 * @param heapBytes fixed heap
 * @param plannedBytes memory that the whole process may take: heap and what a JVM needs beside it
 * @param dataBytes data that its users say they keep in the heap; 0 when the worklet does not count them
 */
public record ClientMemory(long heapBytes, long plannedBytes, long dataBytes) {
    public ClientMemory {
        Range.count("heapBytes", heapBytes, Range.MOST_MEMORY_BYTES);
        Range.count("plannedBytes", plannedBytes, Range.MOST_MEMORY_BYTES);
        Range.count("dataBytes", dataBytes, Range.MOST_MEMORY_BYTES);
    }
}
