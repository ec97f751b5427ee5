package org.wattladder.director.component;

import org.wattladder.model.wire.Prepare;

/**
 * Which component of which deployment.
 *
 * @param deployment that it belongs to
 * @param role in that
 */
public record ComponentName(String deployment, String role) {
    /** The text on the wire; no other component has it. */
    @Override
    public String toString() {
        return Prepare.component(deployment, role);
    }
}
