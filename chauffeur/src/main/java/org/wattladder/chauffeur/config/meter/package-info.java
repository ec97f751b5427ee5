/**
 * Hosts, meters and sensors, as named in files and options; runs in the Chauffeur and connects to nothing.
 *
 * <p>No meter named means a local daemon on the best source it finds; no sensor named means none.
 */
package org.wattladder.chauffeur.config.meter;
