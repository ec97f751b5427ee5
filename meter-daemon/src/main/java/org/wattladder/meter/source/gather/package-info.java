/**
 * Readings of devices that speak in their own time, gathered by a thread of the source between two samples of the daemon.
 */
package org.wattladder.meter.source.gather;
