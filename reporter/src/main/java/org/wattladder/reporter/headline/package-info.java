/** The figures that sum up a run, which a suite system declares once for every format; in the process that reports. */
package org.wattladder.reporter.headline;
