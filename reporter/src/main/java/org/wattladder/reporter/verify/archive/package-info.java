/** Holds plan and result in a run directory to what was recorded; in the process that verifies. */
package org.wattladder.reporter.verify.archive;
