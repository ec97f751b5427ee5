/**
 * Measurements: when samples are taken, what they add up to, which are unread, what goes to the log.
 *
 * <p>Runs in the meter daemon. One sampler thread takes samples and sleeps until the next; it sleeps for good while
 * nothing is measured. The event loop of the server starts, stops and reads.
 */
package org.wattladder.meter.sampling;
