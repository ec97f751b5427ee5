/**
 * What the machine is: CPUs, memory, limits, and how they are divided among clients.
 *
 * <p>Director process. Files of the kernel are read when a Chauffeur says hello and when a worklet is prepared, never
 * while recording.
 */
package org.wattladder.director.host;
