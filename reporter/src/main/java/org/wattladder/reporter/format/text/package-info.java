/** {@code result.txt}: the report for a terminal, at most 100 columns wide. */
package org.wattladder.reporter.format.text;
