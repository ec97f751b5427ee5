/**
 * The plan of a run: what will be executed, where, for how long and measured by what.
 *
 * <p>A plan is complete and immutable before anything starts; it crosses from the Chauffeur to the run directory and the
 * result file. Lengths of time are {@link java.time.Duration}, levels are percent of the calibrated rate.
 */
package org.wattladder.model.plan;
