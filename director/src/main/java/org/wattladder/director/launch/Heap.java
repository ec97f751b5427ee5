package org.wattladder.director.launch;

/**
 * The fixed heap of a client.
 *
 * @param bytes a whole number of mebibytes
 * @param filling whether data takes all of it, so that the old generation must be as large as it can be
 * @param hugePages whether it asks for huge pages, which a filling heap does where the kernel has them
 */
public record Heap(long bytes, boolean filling, boolean hugePages) {}
