/** The load of guests and whether they answer right; in client JVMs. */
package org.wattladder.guests.load;
