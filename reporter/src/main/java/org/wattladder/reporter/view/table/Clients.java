package org.wattladder.reporter.view.table;

import java.util.List;
import java.util.stream.Collectors;
import org.wattladder.model.result.ClientFacts;
import org.wattladder.model.result.ClientMemory;
import org.wattladder.model.result.HostClient;
import org.wattladder.model.text.Figure;
import org.wattladder.model.text.Listing;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.notation.CpuLists;

/** The client JVMs of a worklet as they were launched. */
public final class Clients {
    private static final String SPECIAL = " \t\n'\"\\$`";

    private static final List<Column<HostClient>> COLUMNS = List.of(
            Column.of("column.host-client", Clients::name),
            Column.of("column.process", client -> Long.toString(client.facts().processId())),
            Column.of("column.users", client -> Integer.toString(client.facts().users())),
            Column.of(
                    "column.requested-cpus",
                    client -> Cells.name(client.facts().pinning().requestedCpus())),
            Column.of(
                    "column.verified-cpus",
                    client -> Cells.name(client.facts().pinning().verifiedCpus())),
            Column.of("column.pinning", Clients::pinned),
            Column.of(
                    "column.memory-nodes",
                    client -> Cells.name(client.facts().pinning().memoryNodes())),
            Column.of(
                    "column.memory-pages",
                    client -> Cells.name(client.facts().pinning().memoryPages())),
            Column.of(
                    "column.heap",
                    client -> orElse(Cells.DASH, client.facts().memory().heapBytes())),
            Column.of("column.process-memory", Clients::memory),
            Column.of(
                    "column.data",
                    client -> orElse(Cells.DASH, client.facts().memory().dataBytes())),
            Column.of("column.jvm", client -> Cells.name(client.facts().javaVersion())));

    private Clients() {}

    public static Table<HostClient> of(List<HostClient> clients) {
        return Table.of("heading.clients", COLUMNS, clients);
    }

    /** Its deployment and number, and the driver that it ran on, if any. */
    public static String name(HostClient client) {
        String name = name(client.deployment(), client.facts().client());
        return client.ranOn().equals(client.host()) ? name : name + " @ " + client.ranOn();
    }

    public static String name(String deployment, int client) {
        return deployment + " / " + client;
    }

    public static String shell(List<String> words) {
        return words.stream().map(Clients::quote).collect(Collectors.joining(" "));
    }

    private static Message pinned(HostClient client) {
        ClientFacts facts = client.facts();
        return Message.of(
                CpuLists.same(facts.pinning().requestedCpus(), facts.pinning().verifiedCpus())
                        ? "word.verified"
                        : "word.not-verified");
    }

    /** Planned for the whole process, and the most it held. */
    private static Text memory(HostClient client) {
        ClientMemory memory = client.facts().memory();
        if (memory.plannedBytes() == 0) {
            return Cells.of(client.peakBytes().asOptional(), peak -> Cells.bytes((long) peak));
        }
        return new Listing(
                List.of(
                        orElse(Cells.ABSENT, memory.plannedBytes()),
                        Cells.of(
                                client.peakBytes().asOptional(),
                                peak -> Message.of(
                                        "figure.again",
                                        Cells.bytes((long) peak),
                                        Cells.percent(Figure.signed(100 * (peak / memory.plannedBytes() - 1), 1))))),
                false);
    }

    private static Text orElse(Text none, long bytes) {
        return bytes == 0 ? none : Cells.bytes(bytes);
    }

    static String quote(String argument) {
        boolean plain = !argument.isEmpty() && argument.chars().noneMatch(each -> SPECIAL.indexOf(each) >= 0);
        return plain ? argument : "'" + argument.replace("'", "'\\''") + "'";
    }
}
