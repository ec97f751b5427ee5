/** The system of suites and programs that name none; in the process that reports. */
package org.wattladder.reporter.system.none;
