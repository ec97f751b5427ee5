/**
 * Scores against a reference and how sure they are: pure functions of derived figures, in the reporter's process. The
 * method is explained in docs/scoring.md.
 */
package org.wattladder.reporter.score;
