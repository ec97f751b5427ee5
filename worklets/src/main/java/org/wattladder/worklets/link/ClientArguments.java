package org.wattladder.worklets.link;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.wattladder.worklets.api.Endpoint;

/**
 * The command-line arguments of a client JVM, as the Director writes them and the client reads them.
 *
 * @param worklet name in the catalogue
 * @param client number of this client on its host, from 1
 * @param users worker threads, at least 1
 * @param seed of this client; user seeds are derived from it
 * @param parameters values that differ from the worklet's defaults, by name
 * @param storageFolder folder on the storage device of this client; empty when it has none
 * @param endpoints where the components that it needs listen, by role
 */
public record ClientArguments(
        String worklet,
        int client,
        int users,
        long seed,
        Map<String, Long> parameters,
        Optional<String> storageFolder,
        Map<String, Endpoint> endpoints) {
    private static final int FIXED = 4;
    private static final String STORAGE = "--storage=";
    private static final String ENDPOINT = "--endpoint=";

    public ClientArguments {
        parameters = Map.copyOf(parameters);
        endpoints = Map.copyOf(endpoints);
    }

    /** The arguments of a client without a storage device that needs no other component. */
    public ClientArguments(String worklet, int client, int users, long seed, Map<String, Long> parameters) {
        this(worklet, client, users, seed, parameters, Optional.empty(), Map.of());
    }

    /**
     * The arguments in the order {@link #parse} reads them: worklet, client, users, seed, the storage folder if there is
     * one, endpoints, then name=value pairs.
     */
    public List<String> toList() {
        List<String> list = new ArrayList<>(
                List.of(worklet, Integer.toString(client), Integer.toString(users), Long.toString(seed)));
        storageFolder.ifPresent(folder -> list.add(STORAGE + folder));
        endpoints.entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .forEach(entry -> list.add(ENDPOINT + entry.getKey() + "=" + entry.getValue()));
        parameters.entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .forEach(entry -> list.add(entry.getKey() + "=" + entry.getValue()));
        return list;
    }

    /**
     * Reads what {@link #toList} wrote.
     *
     * @throws IllegalArgumentException if an argument is missing or not a number
     */
    public static ClientArguments parse(String... arguments) {
        if (arguments.length < FIXED) {
            throw new IllegalArgumentException("a client needs worklet, client, users and seed");
        }
        Map<String, Long> parameters = new LinkedHashMap<>();
        Optional<String> storageFolder = Optional.empty();
        int next = FIXED;
        if (arguments.length > next && arguments[next].startsWith(STORAGE)) {
            storageFolder = Optional.of(arguments[next++].substring(STORAGE.length()));
        }
        Map<String, Endpoint> endpoints = new LinkedHashMap<>();
        for (; next < arguments.length && arguments[next].startsWith(ENDPOINT); next++) {
            String pair = arguments[next].substring(ENDPOINT.length());
            int equals = equalsOf(pair);
            String place = pair.substring(equals + 1);
            endpoints.put(
                    pair.substring(0, equals),
                    Endpoint.parse(place)
                            .orElseThrow(() -> new IllegalArgumentException(
                                    "endpoint \"" + place + "\" must be " + Endpoint.RANGE)));
        }
        for (; next < arguments.length; next++) {
            int equals = equalsOf(arguments[next]);
            parameters.put(arguments[next].substring(0, equals), Long.valueOf(arguments[next].substring(equals + 1)));
        }
        return new ClientArguments(
                arguments[0],
                Integer.parseInt(arguments[1]),
                Integer.parseInt(arguments[2]),
                Long.parseLong(arguments[3]),
                parameters,
                storageFolder,
                endpoints);
    }

    private static int equalsOf(String pair) {
        int equals = pair.indexOf('=');
        if (equals < 1) {
            throw new IllegalArgumentException("not a name=value pair: " + pair);
        }
        return equals;
    }
}
