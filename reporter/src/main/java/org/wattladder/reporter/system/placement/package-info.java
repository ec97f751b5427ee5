/** The system of suites that place memory apart from CPUs; in the process that reports. */
package org.wattladder.reporter.system.placement;
