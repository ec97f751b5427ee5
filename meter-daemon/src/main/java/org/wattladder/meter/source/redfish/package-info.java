/**
 * Power of the whole machine from its management controller over HTTPS: the Redfish tree, read from its root on.
 *
 * <p>Runs in the meter daemon.
 */
package org.wattladder.meter.source.redfish;
