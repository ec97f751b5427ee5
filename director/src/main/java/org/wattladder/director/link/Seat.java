package org.wattladder.director.link;

import java.util.concurrent.atomic.AtomicBoolean;

/** The one place for a Chauffeur at a Director. */
final class Seat {
    private final AtomicBoolean taken = new AtomicBoolean();

    boolean take() {
        return taken.compareAndSet(false, true);
    }

    void leave() {
        taken.set(false);
    }
}
