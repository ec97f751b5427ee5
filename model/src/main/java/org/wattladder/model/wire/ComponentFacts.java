package org.wattladder.model.wire;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.List;
import java.util.Objects;
import org.wattladder.model.range.Range;
import org.wattladder.model.result.ClientFacts;
import org.wattladder.model.result.ServerFacts;
import org.wattladder.worklets.api.Endpoint;

/** A component as it was launched. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "component")
@JsonSubTypes({
    @JsonSubTypes.Type(value = ComponentFacts.Clients.class, name = "clients"),
    @JsonSubTypes.Type(value = ComponentFacts.Server.class, name = "server"),
    @JsonSubTypes.Type(value = ComponentFacts.Measured.class, name = "measured")
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
            Range.name("role", role);
            clients = List.copyOf(Range.entries("clients", clients));
        }
    }

    /**
     * A foreign program that serves.
     *
     * @param role in the deployment
     * @param endpoint where it listens
     * @param facts as launched
     */
    record Server(String role, Endpoint endpoint, ServerFacts facts) implements ComponentFacts {
        public Server {
            Range.name("role", role);
            Objects.requireNonNull(endpoint, "endpoint");
            Objects.requireNonNull(facts, "facts");
        }
    }

    /**
     * A foreign program that is measured itself; a process of its own for every interval.
     *
     * @param role in the deployment
     * @param client its users, pinning and version
     * @param facts digest of the executed file, and the command before rates and lengths are filled in
     */
    record Measured(String role, ClientFacts client, ServerFacts facts) implements ComponentFacts {
        public Measured {
            Range.name("role", role);
            Objects.requireNonNull(client, "client");
            Objects.requireNonNull(facts, "facts");
        }
    }
}
