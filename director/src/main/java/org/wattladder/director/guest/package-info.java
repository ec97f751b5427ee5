/**
 * Process groups that guests run in: their limits, what they took, and their end.
 *
 * <p>Director process, used on the work thread; files of the kernel are read and written between intervals only.
 */
package org.wattladder.director.guest;
