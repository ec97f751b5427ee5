/**
 * Power analyzers with the command set of Yokogawa's WT300 and WT500, spoken line by line over TCP.
 *
 * <p>A thread of the source talks to the analyzer and reads every data update; samples are the means of them. The commands
 * are those of the makers' communication manuals; see {@code docs/meters.md} for what lies between TCP and the device.
 */
package org.wattladder.meter.source.scpi;
