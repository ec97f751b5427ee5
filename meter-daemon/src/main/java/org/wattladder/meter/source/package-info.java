/**
 * What a power source is; each source has a package of its own below and one line in the catalogue.
 *
 * <p>Runs in the meter daemon. Probing and opening happen in the main thread, sampling in the sampler thread only.
 */
package org.wattladder.meter.source;
