/**
 * What came out of a run: the records of the journal and of {@code result.xml}.
 *
 * <p>Figures are raw: rates, watts, counts and histograms. Findings and scores are derived by the reporter and never
 * stored. A figure that was not measured is {@link Measurement.Absent}, never 0, -1 or NaN.
 */
package org.wattladder.model.result;
