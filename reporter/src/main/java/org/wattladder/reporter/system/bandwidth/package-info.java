/** The system of suites that measure the bandwidth of memory; in the process that reports. */
package org.wattladder.reporter.system.bandwidth;
