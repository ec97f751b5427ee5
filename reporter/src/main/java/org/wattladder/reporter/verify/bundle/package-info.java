/** The files of a run directory against its manifest, and the manifest against its seal; in the process that verifies. */
package org.wattladder.reporter.verify.bundle;
