/** The system of suites about the time that CPU kernels take, as ratios to a reference; in the process that reports. */
package org.wattladder.reporter.system.ratios;
