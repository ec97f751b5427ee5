package org.wattladder.chauffeur.link;

import org.wattladder.model.wire.DirectorCommand;

/** One Director as the Chauffeur sees it; its events go to the {@link EventQueue} it was opened with. */
public interface DirectorLink extends AutoCloseable {

    /** Name of the host in the plan. */
    String host();

    /** Sends a command and returns immediately; a failure to send shows as {@link HostEvent.Lost}. */
    void send(DirectorCommand<?> command);

    /** Ends the connection; a second call does nothing. */
    @Override
    void close();
}
