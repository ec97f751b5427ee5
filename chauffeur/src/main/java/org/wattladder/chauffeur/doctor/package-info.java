/**
 * What this machine can measure, and what stands in the way; runs in the Chauffeur, outside any run.
 *
 * <p>A Director that is started for it says what the machine is and what disturbs it, as it does in a run; the meter
 * daemon says what it can measure with.
 */
package org.wattladder.chauffeur.doctor;
