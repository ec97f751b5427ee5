package org.wattladder.console.start;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wattladder.chauffeur.service.ExitCode;
import org.wattladder.model.environment.Environment;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Asks machines, each time by a command of Wattladder, and only when a user says so.
 *
 * @param commands starts them
 * @param stored keeps what machines say
 * @param keys words that name keys towards other machines
 */
public record AskedHosts(CommandOutput commands, StoredEnvironments stored, List<String> keys) {
    public AskedHosts {
        keys = List.copyOf(keys);
    }

    /**
     * What a machine says of itself; it is kept beside what people declared of it.
     *
     * @param director {@code HOST[:PORT]}; empty for one that is started on this machine
     * @throws IOException if what it said cannot be kept
     */
    public HostAnswer discover(Optional<String> director) throws IOException {
        List<String> words = new ArrayList<>(List.of("discover", "--json"));
        director.ifPresent(address -> words.add("--host=" + address));
        words.addAll(keys);
        String said = commands.of(words, ExitCode.USAGE.code(), ExitCode.UNREACHABLE.code());
        JsonNode answer = JsonMapper.shared().readTree(said);
        if (answer.has("state")) {
            return HostAnswer.refused(
                    answer.path("state").asString(), answer.path("sentence").asString());
        }
        Path file = Files.createTempFile("environment", ".yaml");
        try {
            Files.writeString(file, said);
            String machine = machine(answer);
            Environment found = StoredEnvironments.read(file, machine);
            stored.found(machine, found);
            return HostAnswer.reached(machine);
        } finally {
            Files.deleteIfExists(file);
        }
    }

    /** The name that the environment gives its only machine. */
    private static String machine(JsonNode environment) throws IOException {
        return environment.path("hosts").propertyNames().stream()
                .findFirst()
                .orElseThrow(() -> new IOException("the machine did not say its name"));
    }

    /** What {@code wattladder doctor} says of the machine that the console runs on; keeps its CPUs busy for a second. */
    public String doctor() throws IOException {
        return commands.of(List.of("doctor"));
    }
}
