/**
 * Derived figures: pure functions from a result to rates, ratios and latencies. No clock, no file, no locale.
 *
 * <p>The plan is walked, not the result, so that what did not happen is there as a missing interval. A figure that needs an absent
 * one is absent for the same reason.
 */
package org.wattladder.reporter.figures;
