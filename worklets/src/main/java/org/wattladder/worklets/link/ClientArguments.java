package org.wattladder.worklets.link;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The command-line arguments of a client JVM, as the Director writes them and the client reads them.
 *
 * @param worklet name in the catalogue
 * @param client number of this client on its host, from 1
 * @param users worker threads, at least 1
 * @param seed of this client; user seeds are derived from it
 * @param parameters values that differ from the worklet's defaults, by name
 * @param storageFolder folder on the storage device of this client; empty when it has none
 */
public record ClientArguments(
        String worklet,
        int client,
        int users,
        long seed,
        Map<String, Long> parameters,
        Optional<String> storageFolder) {
    private static final int FIXED = 4;
    private static final String STORAGE = "--storage=";

    public ClientArguments {
        parameters = Map.copyOf(parameters);
    }

    /** The arguments of a client without a storage device. */
    public ClientArguments(String worklet, int client, int users, long seed, Map<String, Long> parameters) {
        this(worklet, client, users, seed, parameters, Optional.empty());
    }

    /**
     * The arguments in the order {@link #parse} reads them: worklet, client, users, seed, the storage folder if there is
     * one, then name=value pairs.
     */
    public List<String> toList() {
        List<String> list = new ArrayList<>(
                List.of(worklet, Integer.toString(client), Integer.toString(users), Long.toString(seed)));
        storageFolder.ifPresent(folder -> list.add(STORAGE + folder));
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
        for (int i = next; i < arguments.length; i++) {
            int equals = arguments[i].indexOf('=');
            if (equals < 1) {
                throw new IllegalArgumentException("not a name=value pair: " + arguments[i]);
            }
            parameters.put(arguments[i].substring(0, equals), Long.valueOf(arguments[i].substring(equals + 1)));
        }
        return new ClientArguments(
                arguments[0],
                Integer.parseInt(arguments[1]),
                Integer.parseInt(arguments[2]),
                Long.parseLong(arguments[3]),
                parameters,
                storageFolder);
    }
}
