/**
 * What happens in a run, told while it happens; Chauffeur process.
 *
 * <p>The run's thread tells {@link org.wattladder.chauffeur.event.EventFeed} each
 * {@link org.wattladder.chauffeur.event.RunEvent}; every subscriber hears them on a thread of its own. What the journal
 * keeps is told as its record, so that nothing is said in two shapes.
 */
package org.wattladder.chauffeur.event;
