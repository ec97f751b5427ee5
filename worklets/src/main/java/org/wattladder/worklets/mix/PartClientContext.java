package org.wattladder.worklets.mix;

import java.nio.file.Path;
import java.util.Optional;
import org.wattladder.worklets.api.ClientContext;
import org.wattladder.worklets.api.Endpoint;
import org.wattladder.worklets.api.Parameter;

/** The context of a composite's client as one of the parts sees it. */
class PartClientContext implements ClientContext {
    private final ClientContext whole;
    private final Part part;

    PartClientContext(ClientContext whole, Part part) {
        this.whole = whole;
        this.part = part;
    }

    @Override
    public int client() {
        return whole.client();
    }

    @Override
    public int users() {
        return whole.users();
    }

    @Override
    public long parameter(String name) {
        if (part.ownSettings().contains(name)) {
            return whole.parameter(part.name() + Part.OF_PARAMETER + name);
        }
        return part.worklet().description().parameters().stream()
                .filter(parameter -> parameter.name().equals(name))
                .mapToLong(Parameter::standard)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(
                        "worklet " + part.name() + " asks for a parameter it does not declare: " + name));
    }

    @Override
    public Optional<Path> storageFolder() {
        return whole.storageFolder();
    }

    @Override
    public boolean hasEndpoint(String role) {
        return whole.hasEndpoint(role);
    }

    @Override
    public Endpoint endpoint(String role) {
        return whole.endpoint(role);
    }
}
