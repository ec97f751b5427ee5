/**
 * What an interval is: what for, under which load, for how long and by which name.
 *
 * <p>Everything that a reader may want to know about an interval is a property of these types; nobody else lists the
 * kinds of intervals.
 */
package org.wattladder.model.interval;
