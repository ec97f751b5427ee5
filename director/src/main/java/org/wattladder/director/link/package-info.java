/**
 * The Director's end of the connection to its Chauffeur: frames in, commands out; events in, frames out.
 *
 * <p>Director process, one event-loop thread that sleeps until the network has something. No work is done on it.
 */
package org.wattladder.director.link;
