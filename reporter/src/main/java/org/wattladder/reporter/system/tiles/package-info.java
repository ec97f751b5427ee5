/** Tiles of guests: the score over their number, the knee, and whether every guest was there. */
package org.wattladder.reporter.system.tiles;
