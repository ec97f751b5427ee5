/**
 * What a run leaves on disk: the run directory, its journal and the result composed from it.
 *
 * <p>The journal is appended and forced to disk after every interval, so that a crash loses at most the interval it fell
 * into. Everything else in the directory can be made again from the plan and the journal.
 */
package org.wattladder.chauffeur.journal;
