package org.wattladder.reporter.view;

import java.util.List;
import org.wattladder.model.result.HostServer;
import org.wattladder.model.result.ServerFacts;
import org.wattladder.reporter.notation.Decimals;

/**
 * One foreign program as it was launched, as texts.
 *
 * @param server deployment and role
 * @param cells below {@link WorkletDetail#SERVERS}, {@code server} first
 * @param commandLine exactly what was executed, as a shell would take it
 */
public record ServerRow(String server, List<String> cells, String commandLine) {
    public ServerRow {
        cells = List.copyOf(cells);
    }

    static ServerRow of(HostServer launched) {
        ServerFacts facts = launched.facts();
        String server = launched.deployment() + " / " + launched.role();
        return new ServerRow(
                server,
                List.of(
                        server,
                        launched.ranOn(),
                        launched.endpoint(),
                        Long.toString(facts.processId()),
                        Decimals.fixed(facts.readyNanos() / 1e9, 3),
                        ClientRow.text(facts.pinning().requestedCpus()),
                        ClientRow.text(facts.pinning().verifiedCpus()),
                        facts.executableSha256()),
                ClientRow.shell(facts.commandLine()));
    }
}
