/** Rules on the run as a whole, on faults and on what was declared. */
package org.wattladder.reporter.rules.run;
