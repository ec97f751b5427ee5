/** The system of suites that run a brokerage on a database; in the process that reports. */
package org.wattladder.reporter.system.brokerage;
