/**
 * The runs in results folders, for lists, with their notes; reads and writes files only, and knows nothing of how a run is
 * done. In whatever process lists runs: the command line, a console.
 */
package org.wattladder.chauffeur.archive;
