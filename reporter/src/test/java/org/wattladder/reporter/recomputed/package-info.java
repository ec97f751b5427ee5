/** Figures of reports by formulas of their own, to which the reports of sample runs are held. */
package org.wattladder.reporter.recomputed;
