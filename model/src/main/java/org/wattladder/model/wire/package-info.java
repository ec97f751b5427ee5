/**
 * The messages between Chauffeur and Director, and their one codec.
 *
 * <p>Length-prefixed JSON of sealed records. The Chauffeur sends a {@link DirectorCommand}, the Director answers with
 * {@link DirectorEvent}s; nothing unknown is ignored on either side.
 */
package org.wattladder.model.wire;
