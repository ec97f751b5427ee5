/**
 * Plays a scenario as a meter would show it: power that follows a load, lag, noise, ranges, a clock of its own, and faults.
 *
 * <p>Runs in the meter daemon, behind the sources that are scripted; it measures nothing.
 */
package org.wattladder.meter.simulator;
