/** Guests as processes of QEMU; in the process of the component. */
package org.wattladder.guests.machine;
