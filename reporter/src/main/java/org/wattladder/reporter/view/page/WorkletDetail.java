package org.wattladder.reporter.view.page;

import java.util.List;
import java.util.stream.Stream;
import org.wattladder.model.result.DiscardedInterval;
import org.wattladder.model.result.Fault;
import org.wattladder.model.result.HostClient;
import org.wattladder.model.result.HostServer;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.figures.IntervalFigures;
import org.wattladder.reporter.figures.WorkletFigures;
import org.wattladder.reporter.notation.Times;
import org.wattladder.reporter.view.table.Clients;
import org.wattladder.reporter.view.table.DisturbanceTables;
import org.wattladder.reporter.view.table.OverIntervals;
import org.wattladder.reporter.view.table.ResponseTimes;
import org.wattladder.reporter.view.table.Servers;
import org.wattladder.reporter.view.table.Table;
import org.wattladder.reporter.view.table.WorkUnit;

/**
 * Everything about one worklet.
 *
 * @param view what the main report says
 * @param clients JVMs as launched
 * @param servers foreign programs as launched; mostly none
 * @param overview a row for each planned interval
 * @param tables what meters, transactions, clients and hosts did in them
 * @param faults what went wrong
 * @param discards attempts that were discarded
 */
public record WorkletDetail(
        WorkletView view,
        Table<HostClient> clients,
        Table<HostServer> servers,
        Table<IntervalFigures> overview,
        List<Table<?>> tables,
        List<FaultRow> faults,
        Table<DiscardedInterval> discards) {

    /** What stands above all worklets; sentences. */
    public static final List<Message> NOTE = Message.each("legend.latency", "legend.recording");

    /**
     * A fault as texts.
     *
     * @param heading when and where
     * @param reason what happened
     * @param lastLines of the process concerned
     */
    public record FaultRow(Message heading, Message reason, List<String> lastLines) {
        private static FaultRow of(Fault fault) {
            return new FaultRow(
                    Message.of("fault.heading", Times.millis(fault.at()), fault.place()),
                    fault.reason(),
                    fault.lastLines());
        }
    }

    /** Its parameters and its calibrated rate; sentences. */
    public List<Message> settings() {
        return List.of(
                Message.of("sentence.parameters", view.parameters()),
                Message.of("sentence.calibrated-rate", view.calibratedRate()));
    }

    /** The terms that such pages use. */
    public static List<Fact> glossary() {
        return Glossary.of(IntervalDetail.headings());
    }

    /** Puts a worklet into words. */
    public static WorkletDetail of(WorkletView view) {
        WorkletFigures figures = view.figures();
        return new WorkletDetail(
                view,
                Clients.of(figures.result().stream()
                        .flatMap(result -> result.clients().stream())
                        .toList()),
                Servers.of(figures.result().stream()
                        .flatMap(result -> result.servers().stream())
                        .toList()),
                WorkUnit.in(figures, IntervalDetail.overview(figures)),
                Stream.concat(
                                Stream.<Table<?>>of(ResponseTimes.of(figures)).filter(table -> !table.isEmpty()),
                                OverIntervals.join(
                                        figures.intervals(), interval -> IntervalDetail.tables(figures, interval))
                                        .stream())
                        .<Table<?>>map(table -> WorkUnit.in(figures, table))
                        .toList(),
                figures.result().stream()
                        .flatMap(result -> result.faults().stream())
                        .map(FaultRow::of)
                        .toList(),
                DisturbanceTables.discards(figures));
    }
}
