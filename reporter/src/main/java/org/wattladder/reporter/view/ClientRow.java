package org.wattladder.reporter.view;

import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import org.wattladder.model.result.ClientFacts;
import org.wattladder.model.result.HostClient;
import org.wattladder.reporter.notation.CpuLists;
import org.wattladder.reporter.notation.Decimals;

/**
 * One client JVM as it was launched, as texts.
 *
 * @param client host and number
 * @param processId of the JVM
 * @param users worker threads
 * @param requestedCpus CPU list asked for
 * @param verifiedCpus CPU list the kernel gives
 * @param pinned whether both agree, in a word
 * @param memoryNodes it is bound to
 * @param heap fixed size
 * @param memory planned for the whole process, and the most it held
 * @param data that its users keep
 * @param java JVM it reported
 * @param commandLine exactly what was executed, as a shell would take it
 */
public record ClientRow(
        String client,
        String processId,
        String users,
        String requestedCpus,
        String verifiedCpus,
        String pinned,
        String memoryNodes,
        String heap,
        String memory,
        String data,
        String java,
        String commandLine) {

    static ClientRow of(HostClient client) {
        ClientFacts facts = client.facts();
        return new ClientRow(
                name(client.deployment(), facts.client())
                        + (client.ranOn().equals(client.host()) ? "" : " on " + client.ranOn()),
                Long.toString(facts.processId()),
                Integer.toString(facts.users()),
                text(facts.pinning().requestedCpus()),
                text(facts.pinning().verifiedCpus()),
                CpuLists.same(
                                text(facts.pinning().requestedCpus()),
                                text(facts.pinning().verifiedCpus()))
                        ? "verified"
                        : "NOT VERIFIED",
                text(facts.pinning().memoryNodes()),
                HostView.bytes(facts.memory().heapBytes()),
                (facts.memory().plannedBytes() == 0
                                ? Decimals.ABSENT
                                : HostView.bytes(facts.memory().plannedBytes())) + ", " + peak(client),
                facts.memory().dataBytes() == 0
                        ? "–"
                        : HostView.bytes(facts.memory().dataBytes()),
                text(facts.javaVersion()),
                shell(facts.commandLine()));
    }

    /** Cells below {@link WorkletDetail#CLIENTS}. */
    public List<String> cells() {
        return List.of(
                client, processId, users, requestedCpus, verifiedCpus, pinned, memoryNodes, heap, memory, data, java);
    }

    private static String peak(HostClient client) {
        OptionalDouble peak = client.peakBytes().asOptional();
        return peak.isEmpty()
                ? Decimals.ABSENT
                : HostView.bytes((long) peak.getAsDouble()) + " ("
                        + Decimals.signed(
                                100
                                        * (peak.getAsDouble()
                                                        / client.facts()
                                                                .memory()
                                                                .plannedBytes()
                                                - 1),
                                1)
                        + " %)";
    }

    static String name(String deployment, int client) {
        return deployment + " / " + client;
    }

    static String shell(List<String> words) {
        return words.stream().map(ClientRow::quote).collect(Collectors.joining(" "));
    }

    private static String quote(String argument) {
        boolean plain = !argument.isEmpty() && argument.chars().noneMatch(c -> " \t\n'\"\\$`".indexOf(c) >= 0);
        return plain ? argument : "'" + argument.replace("'", "'\\''") + "'";
    }

    static String text(String text) {
        return text == null || text.isBlank() ? "–" : text;
    }
}
