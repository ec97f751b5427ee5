/**
 * Tells whether one run, or series of runs, is better than another: differences with intervals and verdicts, as pure
 * functions in the reporter's process. The method is explained in docs/compare.md.
 */
package org.wattladder.reporter.compare;
