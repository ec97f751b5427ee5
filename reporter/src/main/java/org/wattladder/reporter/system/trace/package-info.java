/** The system of suites whose load changes over time; in the process that reports. */
package org.wattladder.reporter.system.trace;
