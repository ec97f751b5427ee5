/** Suite systems: what a suite is held to and summed up by; in the process that reports. */
package org.wattladder.reporter.system;
