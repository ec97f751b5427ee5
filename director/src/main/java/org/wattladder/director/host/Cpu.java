package org.wattladder.director.host;

/**
 * One hardware thread the Director may use.
 *
 * @param id of the kernel
 * @param socket processor package
 * @param core id of the first hardware thread of its core, which names the core on the whole machine
 * @param node memory node
 */
public record Cpu(int id, int socket, int core, int node) {}
