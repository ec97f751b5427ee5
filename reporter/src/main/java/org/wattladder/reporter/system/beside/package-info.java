/** The system of suites that run worklets side by side; in the process that reports. */
package org.wattladder.reporter.system.beside;
