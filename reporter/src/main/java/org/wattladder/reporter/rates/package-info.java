/** The rates that a run found, as figures that other runs of its plan have too; in the process that reports. */
package org.wattladder.reporter.rates;
