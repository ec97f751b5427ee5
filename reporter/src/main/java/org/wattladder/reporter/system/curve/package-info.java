/** The system of suites that measure latency and watts over the rate; in the process that reports. */
package org.wattladder.reporter.system.curve;
