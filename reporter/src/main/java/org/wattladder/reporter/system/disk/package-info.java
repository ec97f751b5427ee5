/** The system of suites that sweep storage load profiles over outstanding I/Os; in the process that reports. */
package org.wattladder.reporter.system.disk;
