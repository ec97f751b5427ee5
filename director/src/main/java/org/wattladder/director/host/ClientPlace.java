package org.wattladder.director.host;

/**
 * Where one client runs.
 *
 * @param client number on its host, from 1
 * @param cpus it is pinned to
 * @param nodes memory nodes of those CPUs
 * @param users worker threads, at least 1
 */
public record ClientPlace(int client, CpuList cpus, CpuList nodes, int users) {}
