/**
 * Sources whose device answers slowly: a thread of their own asks, a sample takes the freshest answer with its age.
 *
 * <p>Runs in the meter daemon. The sampling clock never waits for a device.
 */
package org.wattladder.meter.source.poll;
