/**
 * A run that is on, seen from other processes of the same user; both ends.
 *
 * <p>The Chauffeur that runs it offers its events on a Unix domain socket, one JSON object a line, the first
 * {@link org.wattladder.chauffeur.event.RunEvent.Attached}: {@link org.wattladder.chauffeur.live.LiveSocket}. Terminals and the
 * console read them: {@link org.wattladder.chauffeur.live.LiveRun}. Readers send nothing.
 */
package org.wattladder.chauffeur.live;
