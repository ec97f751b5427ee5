/** The system of suites that measure the harness itself; in the process that reports. */
package org.wattladder.reporter.system.harness;
