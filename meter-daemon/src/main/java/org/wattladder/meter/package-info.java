/**
 * The meter daemon: answers the PTDaemon protocol from the power sources of a machine.
 *
 * <p>A process of its own, started by the user, or by the Chauffeur when a run has no other meter.
 */
package org.wattladder.meter;
