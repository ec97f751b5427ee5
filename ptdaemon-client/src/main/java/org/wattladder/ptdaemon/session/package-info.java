/**
 * A meter as the Chauffeur uses it: session, measurements, samples on the Chauffeur's clock, windows.
 *
 * <p>Runs in the Chauffeur, all calls of one session from one thread.
 */
package org.wattladder.ptdaemon.session;
