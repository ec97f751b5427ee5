/**
 * Power of the whole machine from its management controller: IPMI's DCMI power reading, asked through {@code ipmitool}.
 *
 * <p>Runs in the meter daemon.
 */
package org.wattladder.meter.source.ipmi;
