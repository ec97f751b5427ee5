package org.wattladder.model.result;

/**
 * Memory of a client JVM.
 *
 * @param heapBytes fixed heap
 * @param plannedBytes memory that the whole process may take: heap and what a JVM needs beside it
 * @param dataBytes data that its users say they keep in the heap; 0 when the worklet does not count them
 */
public record ClientMemory(long heapBytes, long plannedBytes, long dataBytes) {}
