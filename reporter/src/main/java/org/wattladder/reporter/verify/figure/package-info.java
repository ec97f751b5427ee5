/** Derives figures from raw data by formulas of its own, see {@code docs/verify.md}; in the process that verifies. */
package org.wattladder.reporter.verify.figure;
