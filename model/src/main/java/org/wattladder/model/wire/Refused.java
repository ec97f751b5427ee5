package org.wattladder.model.wire;

/**
 * Declines to work with this Chauffeur.
 *
 * @param sentence why, naming both sides' values
 */
public record Refused(String sentence) implements DirectorEvent {
    @Override
    public void handle(Handler handler) {
        handler.onRefused(this);
    }
}
