package org.wattladder.console.api;

import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import org.wattladder.console.screen.HostLine;
import org.wattladder.console.screen.HostsScreen;
import org.wattladder.console.screen.MeterLine;
import org.wattladder.console.screen.MetersScreen;
import org.wattladder.console.screen.RunLine;
import org.wattladder.console.start.HostAnswer;
import org.wattladder.console.web.Answer;
import org.wattladder.console.web.Refused;
import org.wattladder.console.web.Screen;
import org.wattladder.console.web.Site;
import org.wattladder.console.web.Visit;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.language.Words;

/** Machines and meters for programs. */
public final class LabApi implements Screen {
    private static final int NOT_FOUND = 404;

    private final HostsScreen hosts;
    private final MetersScreen meters;

    /** Says what these screens show. */
    public LabApi(HostsScreen hosts, MetersScreen meters) {
        this.hosts = hosts;
        this.meters = meters;
    }

    @Override
    public void open(Site site) {
        site.get(
                Api.ROOT + "/hosts",
                visit -> Api.json(Map.of(
                        "hosts", hosts.list().all().stream().map(LabApi::host).toList())));
        site.action(Api.ROOT + "/hosts/:host", "ask", this::ask);
        site.get(
                Api.ROOT + "/meters",
                visit -> Api.json(Map.of(
                        "meters",
                        meters.all().stream()
                                .map(meter -> meter(meter, Words.in(visit.language())))
                                .toList())));
    }

    private static Map<String, Object> host(HostLine host) {
        return Map.of(
                "name",
                host.machine(),
                "here",
                host.here(),
                "run",
                host.last().map(last -> last.run().name()),
                "state",
                host.last().map(RunLine::kind),
                "lastSeenAt",
                host.seenAt().map(Instant::toString),
                "program",
                host.facts().map(facts -> facts.java().programDigest()),
                "fingerprint",
                host.fingerprint());
    }

    private static Map<String, Object> meter(MeterLine line, Words words) {
        return Map.of(
                "name",
                line.meter().name(),
                "device",
                line.meter().identity().device(),
                "address",
                line.meter().address(),
                "tier",
                line.meter().tier().label(),
                "run",
                line.run().run().name(),
                "on",
                line.isOn(),
                "ageSeconds",
                line.age().map(Duration::toSeconds),
                "interval",
                line.window(),
                "remarks",
                line.remarks().stream().map(words::sentence).toList());
    }

    /** {@code hosts/NAME:ask}. */
    private Answer ask(Visit visit) throws Refused, IOException {
        HostLine host = hosts.list()
                .named(visit.part("host"))
                .orElseThrow(() -> new Refused(NOT_FOUND, Message.of("console.gone")));
        HostAnswer answer = hosts.ask(host);
        return Api.json(Map.of("host", host.machine(), "answer", answer.kind().word(), "sentence", answer.sentence()));
    }
}
