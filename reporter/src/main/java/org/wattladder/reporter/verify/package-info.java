/**
 * Verifies a run directory: every file against the manifest, and every figure that is printed against what comes out of
 * {@code samples.csv} and {@code journal.jsonl}. Shares nothing with the code that computes, judges and reports, only the
 * records and codecs of {@code model}; runs in the process of the command, reads files and writes none.
 */
package org.wattladder.reporter.verify;
