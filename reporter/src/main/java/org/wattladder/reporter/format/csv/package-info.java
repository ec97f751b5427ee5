/** {@code result.csv}: one row per worklet and planned interval; columns are documented beside their code. */
package org.wattladder.reporter.format.csv;
