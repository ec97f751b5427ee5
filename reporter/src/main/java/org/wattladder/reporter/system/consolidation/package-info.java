/** The system of suites that run tiles of guests while these are moved; in the process that reports. */
package org.wattladder.reporter.system.consolidation;
