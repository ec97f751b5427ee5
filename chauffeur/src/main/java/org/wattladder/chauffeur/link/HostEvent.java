package org.wattladder.chauffeur.link;

import org.wattladder.model.text.Message;
import org.wattladder.model.wire.DirectorEvent;

/** Something that arrived from one host, in the order of arrival over all hosts. */
public sealed interface HostEvent {

    /** Name of the host in the plan. */
    String host();

    /**
     * A message of the Director.
     *
     * @param host name of the host in the plan
     * @param event the message
     */
    record Arrived(String host, DirectorEvent event) implements HostEvent {}

    /**
     * A message of the Director with a value that no message can have; the connection stands.
     *
     * @param host name of the host in the plan
     * @param reason which value, and what it can be
     */
    record Impossible(String host, Message reason) implements HostEvent {}

    /**
     * The end of the connection, whoever caused it.
     *
     * @param host name of the host in the plan
     * @param reason why, as far as this side knows
     */
    record Lost(String host, Message reason) implements HostEvent {}
}
