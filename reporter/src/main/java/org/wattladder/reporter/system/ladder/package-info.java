/** The system of suites that climb a ladder of loads; in the process that reports. */
package org.wattladder.reporter.system.ladder;
