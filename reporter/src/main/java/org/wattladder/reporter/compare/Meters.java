package org.wattladder.reporter.compare;

import java.util.List;
import org.wattladder.model.result.HostResult;
import org.wattladder.model.result.MeterFacts;
import org.wattladder.model.result.RunResult;
import org.wattladder.reporter.figures.RunFigures;

/** Whether runs were measured by the same meters, so that what these are off cancels in a difference. */
final class Meters {
    private Meters() {}

    static boolean same(List<RunFigures> runs) {
        return runs.stream().map(run -> of(run.result())).distinct().count() <= 1;
    }

    /** Identity and address without port; meters on loopback are those of the machines under test. */
    private static List<String> of(RunResult run) {
        String hosts = String.join(
                ",",
                run.systems().stream()
                        .map(HostResult::facts)
                        .map(each -> each.hostName())
                        .toList());
        return run.meters().stream()
                .filter(meter -> meter.quantity() == MeterFacts.Quantity.POWER)
                .map(meter -> meter.name() + "|" + meter.identity().line() + "|" + place(meter.address(), hosts))
                .toList();
    }

    private static String place(String address, String hosts) {
        String host = address == null ? "" : address.replaceFirst(":\\d+$", "");
        boolean loopback = host.startsWith("127.") || host.equals("localhost") || host.equals("[::1]");
        return loopback || host.isEmpty() ? "beside " + hosts : host;
    }
}
