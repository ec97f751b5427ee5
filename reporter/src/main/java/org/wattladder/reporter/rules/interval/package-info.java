/** Rules on rates, lengths and order of intervals. */
package org.wattladder.reporter.rules.interval;
