/**
 * How a worklet is executed: what each next interval is, given what came out of those before. Pure functions without
 * clock, thread, file or network, so that a broken run goes on by asking them again.
 *
 * <p>A schedule is a record that reads as it is written in {@code plan.yaml}; a new one is a class here with a line in
 * {@link org.wattladder.model.schedule.Schedule}.
 */
package org.wattladder.model.schedule;
