/**
 * What makes a run valid: one rule in one file, one line in the list of its room: of the
 * run, an interval, a host or a meter.
 *
 * <p>A rule reads figures and gives findings; it never changes a figure. Its limits are constants beside it, and what
 * it says of itself becomes {@code docs/findings.md}.
 */
package org.wattladder.reporter.rules;
