/**
 * The daemon's side of the protocol: one client at a time, its commands one after another.
 *
 * <p>Runs in the meter daemon on one Netty event loop; an answer that has to wait for a sample or the end of a run holds
 * back the client's next command, never the loop.
 */
package org.wattladder.meter.server;
