package org.wattladder.reporter.view;

import java.util.List;
import org.wattladder.model.result.Fault;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.figures.WorkletFigures;
import org.wattladder.reporter.notation.Times;

/**
 * Everything about one worklet as texts.
 *
 * @param view what the main report says
 * @param clients JVMs as launched
 * @param servers foreign programs as launched; mostly none
 * @param intervals every planned one
 * @param faults what went wrong
 * @param discards cells per attempt that was discarded
 */
public record WorkletDetail(
        WorkletView view,
        List<ClientRow> clients,
        List<ServerRow> servers,
        List<IntervalDetail> intervals,
        List<FaultRow> faults,
        List<List<Object>> discards) {

    /** What stands above all worklets. */
    public static final String NOTE =
            "Service time runs from the start of a transaction's execution to its end; response time from its scheduled"
                    + " start, so that waiting counts. Only the recording part of an interval is shown.";

    /** Headings of the table of clients. */
    public static final List<String> CLIENTS = List.of(
            "Host / client",
            "Process",
            "Users",
            "CPUs asked for",
            "CPUs by the kernel",
            "Pinning",
            "Memory nodes",
            "Heap",
            "Process, planned and peak",
            "Data",
            "JVM");

    /** Headings of the table of servers. */
    public static final List<String> SERVERS = List.of(
            "Host / role",
            "Ran on",
            "Endpoint",
            "Process",
            "Ready after s",
            "CPUs asked for",
            "CPUs by the kernel",
            "SHA-256 of the file");

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

    /** Its parameters and its calibrated rate. */
    public String settings() {
        return "Parameters: " + String.join(", ", view.parameters()) + ". Calibrated rate: " + view.calibratedRate()
                + " /s.";
    }

    /** Puts a worklet into words. */
    public static WorkletDetail of(WorkletView view) {
        WorkletFigures figures = view.figures();
        return new WorkletDetail(
                view,
                figures.result().stream()
                        .flatMap(result -> result.clients().stream())
                        .map(ClientRow::of)
                        .toList(),
                figures.result().stream()
                        .flatMap(result -> result.servers().stream())
                        .map(ServerRow::of)
                        .toList(),
                figures.intervals().stream()
                        .map(interval -> IntervalDetail.of(figures, interval))
                        .toList(),
                figures.result().stream()
                        .flatMap(result -> result.faults().stream())
                        .map(FaultRow::of)
                        .toList(),
                ConditionCells.discards(figures));
    }
}
