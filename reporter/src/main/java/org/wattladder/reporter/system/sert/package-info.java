/** The system of suites after the published method of the Server Efficiency Rating Tool; in the process that reports. */
package org.wattladder.reporter.system.sert;
