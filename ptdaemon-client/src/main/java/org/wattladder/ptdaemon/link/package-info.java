/**
 * The connection to a PTDaemon, licensed or our own: lines over TCP, one command at a time, each with a time limit.
 *
 * <p>Runs in the Chauffeur: one blocking caller thread, one Netty event loop per connection.
 */
package org.wattladder.ptdaemon.link;
