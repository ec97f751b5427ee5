/**
 * Outlets and inlets of power distribution units, asked over SNMP (v2c, or v3 with authentication and privacy).
 *
 * <p>A thread of the source asks; a sample takes the latest answer while it is fresh.
 */
package org.wattladder.meter.source.pdu;
