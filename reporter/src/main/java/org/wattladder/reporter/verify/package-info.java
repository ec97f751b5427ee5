/**
 * Verifies a run directory: every file against the manifest, every figure of {@code result.xml} against what comes out of
 * {@code samples.csv} and {@code journal.jsonl}, and every report against what the reporter makes of {@code result.xml}. The
 * packages below share nothing with the code that computes, judges and reports, only the records and codecs of {@code model}.
 * Runs in the process of the command, reads files and writes none.
 */
package org.wattladder.reporter.verify;
