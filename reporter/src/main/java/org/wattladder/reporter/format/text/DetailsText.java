package org.wattladder.reporter.format.text;

import java.io.IOException;
import java.io.Writer;
import org.wattladder.model.result.HostClient;
import org.wattladder.reporter.format.PageFormat;
import org.wattladder.reporter.language.Words;
import org.wattladder.reporter.view.page.RunView;
import org.wattladder.reporter.view.page.WorkletDetail;
import org.wattladder.reporter.view.page.WorkletView;
import org.wattladder.reporter.view.table.CommandLines;
import org.wattladder.reporter.view.table.Servers;
import org.wattladder.reporter.view.table.Table;

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
        page.gap().paragraph("", "", words.sentences(WorkletDetail.NOTE));
        for (WorkletView worklet : run.worklets()) {
            worklet(page, WorkletDetail.of(worklet));
            page.moveTo(file);
        }
        CommonParts.findings(page, run);
        CommonParts.surroundings(page, run);
        page.heading("heading.identities");
        run.meters().forEach(meter -> page.paragraph("", "", meter.name() + ": " + words.say(meter.identity())));
        page.moveTo(file);
    }

    private static void worklet(TextPage page, WorkletDetail worklet) {
        CommonParts.heading(page, worklet.view());
        if (!worklet.view().parameters().isEmpty()) {
            page.paragraph("", "", page.words().sentences(worklet.settings()));
        }
        worklet.faults().forEach(fault -> {
            page.sentence("!! ", "!! ", fault.heading());
            page.sentence("!! ", "!! ", fault.reason());
            fault.lastLines().forEach(line -> page.line("   " + line));
        });
        clients(page, worklet.clients());
        if (!worklet.servers().isEmpty()) {
            table(page, worklet.servers());
            worklet.servers()
                    .rows()
                    .forEach(server -> page.line(Servers.name(server) + "  " + Servers.commandLine(server)));
        }
        page.gap();
        table(page, worklet.overview());
        if (!worklet.discards().isEmpty()) {
            table(page, worklet.discards());
        }
        worklet.tables().forEach(table -> {
            page.gap();
            table(page, table);
        });
    }

    private static void clients(TextPage page, Table<HostClient> clients) {
        page.gap();
        if (clients.isEmpty()) {
            page.sentences("sentence.no-client");
            return;
        }
        table(page, clients);
        page.gap().line(page.words().say("heading.command-lines"));
        for (CommandLines lines : CommandLines.of(clients.rows())) {
            page.line(lines.shared());
            lines.each().forEach(own -> page.line("  " + own.name() + "  " + own.words()));
        }
    }

    private static void table(TextPage page, Table<?> table) {
        page.line(page.words().say(table.title()));
        TextTable.wide(page, table);
    }
}
