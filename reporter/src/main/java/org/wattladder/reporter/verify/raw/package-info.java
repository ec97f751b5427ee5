/** Reads what a run recorded, {@code samples.csv} and {@code journal.jsonl}, by code of its own; in the process that verifies. */
package org.wattladder.reporter.verify.raw;
