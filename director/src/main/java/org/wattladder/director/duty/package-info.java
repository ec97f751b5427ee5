/**
 * Holds foreign programs at a share of CPU time: by bandwidth of control groups, by freezing, or by signals.
 *
 * <p>Director process. What freezes and signals has a thread of its own, which is part of the measured machine by necessity: it
 * wakes twice in every period while a program is held.
 */
package org.wattladder.director.duty;
