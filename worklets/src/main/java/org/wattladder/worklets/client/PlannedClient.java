package org.wattladder.worklets.client;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.wattladder.worklets.api.ClientContext;
import org.wattladder.worklets.api.Endpoint;
import org.wattladder.worklets.api.Parameter;
import org.wattladder.worklets.api.WorkletDescription;
import org.wattladder.worklets.link.ClientArguments;

/** What the plan says to one client. */
class PlannedClient implements ClientContext {
    private final Map<String, Long> values;
    private final String worklet;
    private final ClientArguments arguments;

    /** Takes arguments that {@link #check} has passed. */
    PlannedClient(WorkletDescription description, ClientArguments arguments) {
        this.worklet = description.name();
        this.arguments = arguments;
        this.values = description.parameters().stream()
                .collect(Collectors.toMap(
                        Parameter::name,
                        parameter -> arguments.parameters().getOrDefault(parameter.name(), parameter.standard())));
    }

    /**
     * Refuses settings that the worklet does not have or that are out of range.
     *
     * @throws IllegalArgumentException with a sentence that names the valid ones
     */
    static void check(WorkletDescription description, ClientArguments arguments) {
        arguments.parameters().forEach((name, value) -> {
            Parameter parameter = description.parameters().stream()
                    .filter(candidate -> candidate.name().equals(name))
                    .findFirst()
                    .orElseThrow(() -> new IllegalArgumentException("worklet " + description.name()
                            + " has no parameter " + name + "; it has "
                            + description.parameters().stream()
                                    .map(Parameter::name)
                                    .toList()));
            if (value < parameter.minimum() || value > parameter.maximum()) {
                throw new IllegalArgumentException("parameter " + name + " of worklet " + description.name()
                        + " must lie in " + parameter.minimum() + " to " + parameter.maximum() + ", not " + value);
            }
        });
        if (arguments.users() < 1) {
            throw new IllegalArgumentException("a client needs at least 1 user, not " + arguments.users());
        }
    }

    @Override
    public int client() {
        return arguments.client();
    }

    @Override
    public int users() {
        return arguments.users();
    }

    @Override
    public long parameter(String name) {
        Long value = values.get(name);
        if (value == null) {
            throw new IllegalArgumentException(
                    "worklet " + worklet + " asks for a parameter it does not declare: " + name);
        }
        return value;
    }

    @Override
    public Optional<Path> storageFolder() {
        return arguments.storageFolder().map(Path::of);
    }

    @Override
    public boolean hasEndpoint(String role) {
        return arguments.endpoints().containsKey(role);
    }

    @Override
    public Endpoint endpoint(String role) {
        Endpoint endpoint = arguments.endpoints().get(role);
        if (endpoint == null) {
            throw new IllegalArgumentException("worklet " + worklet + " needs a component of role " + role
                    + ", which the plan does not give it; it gives "
                    + (arguments.endpoints().isEmpty()
                            ? "none"
                            : arguments.endpoints().keySet()));
        }
        return endpoint;
    }
}
