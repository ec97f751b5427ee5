/** {@code result.json}: scores and the energy view for other tools, its fields documented in docs/results.md. */
package org.wattladder.reporter.format.json;
