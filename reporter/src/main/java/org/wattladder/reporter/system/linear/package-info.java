/** The system of suites that solve systems of linear equations; in the process that reports. */
package org.wattladder.reporter.system.linear;
