/**
 * A run directory as one file, {@code NAME.tar.gz}, and back. A bundle may come from anybody: nothing of it is trusted before
 * {@code verify} has passed it. Reads and writes files in the process of the command or console.
 */
package org.wattladder.chauffeur.archive.bundle;
