package org.wattladder.model.wire;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.List;
import java.util.Objects;
import org.wattladder.model.result.ClientFacts;

/** A component as it was launched. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "component")
@JsonSubTypes({
    @JsonSubTypes.Type(value = ComponentFacts.Clients.class, name = "clients"),
    @JsonSubTypes.Type(value = ComponentFacts.Server.class, name = "server")
})
public sealed interface ComponentFacts {

    /** Its role in the deployment. */
    String role();

    /**
     * Client JVMs of a worklet.
     *
     * @param role in the deployment
     * @param clients in order of client number
     */
    record Clients(String role, List<ClientFacts> clients) implements ComponentFacts {
        public Clients {
            clients = List.copyOf(clients);
        }
    }

    /**
     * A foreign program that serves.
     *
     * @param role in the deployment
     * @param processId of the program that was started
     * @param commandLine exactly what was executed, in words
     * @param endpoint where it listens
     */
    record Server(String role, long processId, List<String> commandLine, Endpoint endpoint) implements ComponentFacts {
        public Server {
            commandLine = List.copyOf(commandLine);
            Objects.requireNonNull(endpoint, "endpoint");
        }
    }
}
