/**
 * What the daemon says on standard error, in the shape that readers of such consoles know; one line at a time, any thread of
 * the meter daemon.
 */
package org.wattladder.meter.console;
