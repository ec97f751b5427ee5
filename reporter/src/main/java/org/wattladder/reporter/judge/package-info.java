/** Holds a run to its rules, and comes to a verdict. */
package org.wattladder.reporter.judge;
