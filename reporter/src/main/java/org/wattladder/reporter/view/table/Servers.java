package org.wattladder.reporter.view.table;

import java.util.List;
import org.wattladder.model.result.HostServer;
import org.wattladder.model.text.Figure;

/** The foreign programs that a worklet drove, as they were launched. */
public final class Servers {
    private static final List<Column<HostServer>> COLUMNS = List.of(
            Column.of("column.host-role", Servers::name),
            Column.of("column.ran-on", HostServer::ranOn),
            Column.of("column.endpoint", HostServer::endpoint),
            Column.of("column.process", server -> Long.toString(server.facts().processId())),
            Column.of(
                    "column.ready-after",
                    server -> Figure.decimals(server.facts().readyNanos() / 1e9, 3)),
            Column.of(
                    "column.requested-cpus",
                    server -> Cells.name(server.facts().pinning().requestedCpus())),
            Column.of(
                    "column.verified-cpus",
                    server -> Cells.name(server.facts().pinning().verifiedCpus())),
            Column.of("column.executable", server -> server.facts().executableSha256()));

    private Servers() {}

    public static Table<HostServer> of(List<HostServer> servers) {
        return Table.of("heading.servers", COLUMNS, servers);
    }

    /** Its deployment and role. */
    public static String name(HostServer server) {
        return server.deployment() + " / " + server.role();
    }

    /** Exactly what was executed, as a shell would take it. */
    public static String commandLine(HostServer server) {
        return Clients.shell(server.facts().commandLine());
    }
}
