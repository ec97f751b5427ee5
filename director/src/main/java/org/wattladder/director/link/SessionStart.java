package org.wattladder.director.link;

import java.util.function.Consumer;
import org.wattladder.director.session.ChauffeurSession;
import org.wattladder.model.wire.DirectorEvent;

/** Begins a session for a Chauffeur that connected; called on the event loop, returns immediately. */
@FunctionalInterface
public interface SessionStart {
    /** The session whose events go to this consumer, which any thread may call. */
    ChauffeurSession begin(Consumer<DirectorEvent> chauffeur);
}
