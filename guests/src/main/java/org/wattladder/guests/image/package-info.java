/** The image that guests start from: how it is made, and where it lies. */
package org.wattladder.guests.image;
