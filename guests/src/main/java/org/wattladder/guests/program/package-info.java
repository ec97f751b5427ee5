/** Programs of other people that guests need. */
package org.wattladder.guests.program;
