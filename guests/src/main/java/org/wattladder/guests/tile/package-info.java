/** What a tile of guests consists of. */
package org.wattladder.guests.tile;
