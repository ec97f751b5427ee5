package org.wattladder.reporter.format.text;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import org.wattladder.reporter.format.PageFormat;
import org.wattladder.reporter.language.Words;
import org.wattladder.reporter.view.ClientRow;
import org.wattladder.reporter.view.ConditionCells;
import org.wattladder.reporter.view.HostRows;
import org.wattladder.reporter.view.IntervalDetail;
import org.wattladder.reporter.view.RunView;
import org.wattladder.reporter.view.ServerRow;
import org.wattladder.reporter.view.WorkletDetail;
import org.wattladder.reporter.view.WorkletView;

/** {@code details.txt}: everything that was recorded as plain text; tables are as wide as they must be. */
public final class DetailsText implements PageFormat {
    @Override
    public String fileName() {
        return "details.txt";
    }

    @Override
    public void write(RunView run, Words words, Writer file) throws IOException {
        TextPage page = new TextPage(words);
        CommonParts.top(page, run);
        page.gap().say("", "", WorkletDetail.NOTE);
        for (WorkletView worklet : run.worklets()) {
            worklet(page, WorkletDetail.of(worklet));
            page.moveTo(file);
        }
        CommonParts.findings(page, run);
        CommonParts.surroundings(page, run);
        page.heading("Identities of the meters");
        run.meters().forEach(meter -> page.paragraph("", "", meter.name() + ": " + meter.identity()));
        page.moveTo(file);
    }

    private static void worklet(TextPage page, WorkletDetail worklet) {
        CommonParts.heading(page, worklet.view());
        if (!worklet.view().parameters().isEmpty()) {
            page.say("", "", worklet.settings());
        }
        worklet.faults().forEach(fault -> {
            page.say("!! ", "!! ", fault.heading());
            page.say("!! ", "!! ", fault.reason());
            fault.lastLines().forEach(line -> page.line("   " + line));
        });
        clients(page, worklet.clients());
        servers(page, worklet.servers());
        page.gap().line(page.words().say("Intervals"));
        TextTable.of(
                        IntervalDetail.OVERVIEW,
                        worklet.intervals().stream()
                                .filter(interval -> interval.hole().isEmpty())
                                .map(IntervalDetail::overview)
                                .toList())
                .print(page);
        table(page, "Discarded attempts, which count for nothing", ConditionCells.DISCARDS, worklet.discards());
        worklet.intervals().forEach(interval -> interval(page, worklet, interval));
    }

    private static void clients(TextPage page, List<ClientRow> clients) {
        page.gap();
        if (clients.isEmpty()) {
            page.say("", "", "No client was launched.");
            return;
        }
        table(
                page,
                "Clients",
                WorkletDetail.CLIENTS,
                clients.stream().map(ClientRow::cells).toList());
        page.gap().line(page.words().say("Command lines"));
        clients.forEach(client -> page.line(client.client() + "  " + client.commandLine()));
    }

    private static void servers(TextPage page, List<ServerRow> servers) {
        if (!servers.isEmpty()) {
            table(
                    page,
                    "Servers",
                    WorkletDetail.SERVERS,
                    servers.stream().map(ServerRow::cells).toList());
            page.gap();
            servers.forEach(server -> page.line(server.server() + "  " + server.commandLine()));
        }
    }

    private static void interval(TextPage page, WorkletDetail worklet, IntervalDetail interval) {
        String name = page.words().value(interval.name());
        page.gap();
        if (interval.hole().isPresent()) {
            page.line(name + ": " + page.words().say(interval.hole().get()));
            return;
        }
        page.line("** " + worklet.view().name() + ", " + name);
        table(page, "Meters", IntervalDetail.METERS, interval.meters());
        table(page, "Channels", IntervalDetail.CHANNELS, interval.channels());
        table(page, "Latency", IntervalDetail.LATENCIES, interval.latencies());
        table(page, "Clients", IntervalDetail.CLIENTS, interval.clients());
        table(page, "Hosts side by side", HostRows.HEADINGS, interval.hosts());
        table(page, "Hosts, from the order of the interval to its end", ConditionCells.HOSTS, interval.conditions());
    }

    private static void table(TextPage page, String caption, List<String> headings, List<? extends List<?>> rows) {
        if (!rows.isEmpty()) {
            page.line(page.words().say(caption));
            TextTable.of(headings, rows).print(page);
        }
    }
}
