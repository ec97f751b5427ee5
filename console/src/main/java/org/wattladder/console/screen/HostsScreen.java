package org.wattladder.console.screen;

import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.wattladder.chauffeur.archive.IndexedRun;
import org.wattladder.console.start.AskedHosts;
import org.wattladder.console.start.HostAnswer;
import org.wattladder.console.start.StoredEnvironments;
import org.wattladder.console.web.Answer;
import org.wattladder.console.web.Refused;
import org.wattladder.console.web.Screen;
import org.wattladder.console.web.Site;
import org.wattladder.console.web.Visit;
import org.wattladder.model.environment.EnvironmentFact;
import org.wattladder.model.text.ExceptionText;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Name;

/** Machines: how they stand, asked when a user says so and never while a run measures them. */
public final class HostsScreen implements Screen {
    static final String HOST = "host";

    private static final int NOT_FOUND = 404;
    private static final String MACHINE = "/hosts/:" + HOST;
    private static final String LOCAL = "localhost";

    private final HostList list;
    private final AskedHosts asked;
    private final StoredEnvironments stored;

    /** Shows the machines of this list, and asks them. */
    public HostsScreen(HostList list, AskedHosts asked, StoredEnvironments stored) {
        this.list = list;
        this.asked = asked;
        this.stored = stored;
    }

    @Override
    public void open(Site site) {
        site.get("/hosts", visit -> list(Optional.empty()));
        site.post("/hosts", this::discover);
        site.get(MACHINE, visit -> page(known(visit), "", ""));
        site.post(MACHINE + "/ask", visit -> {
            Optional<HostAnswer> answer = Optional.of(ask(known(visit)));
            return page(known(visit), answer, "", "");
        });
        site.post(MACHINE + "/doctor", this::doctor);
    }

    /** The machines. */
    public HostList list() {
        return list;
    }

    private Answer list(Optional<HostAnswer> answer) throws IOException {
        return new Answer.Page("hosts.jte", "console.hosts", Map.of("machines", list.all(), "answer", answer));
    }

    HostLine known(Visit visit) throws Refused, IOException {
        String host = visit.part(HOST);
        return list.named(host)
                .orElseThrow(() -> new Refused(NOT_FOUND, Message.of("console.no-host", new Name(host))));
    }

    Answer page(HostLine host, String refusal, String examined) throws IOException {
        return page(host, Optional.empty(), refusal, examined);
    }

    private Answer page(HostLine host, Optional<HostAnswer> answer, String refusal, String examined)
            throws IOException {
        Map<String, Object> model = new HashMap<>();
        model.put("host", host);
        model.put("facts", facts(host.machine()));
        model.put("answer", answer);
        model.put("refusal", refusal);
        model.put("examined", examined);
        model.put("history", MachineHistory.of(list.runsOf(host)));
        return new Answer.Page("host.jte", "console.hosts", model);
    }

    private List<EnvironmentFact> facts(String host) throws IOException {
        return stored.of(host).stream()
                .flatMap(known -> StoredEnvironments.facts(known, host).stream())
                .toList();
    }

    /** Asks a machine that need not be known yet. */
    private Answer discover(Visit visit) throws IOException {
        String typed = visit.value(HOST).strip();
        String machine =
                typed.isEmpty() || typed.equals(LOCAL) ? list.machines().here() : typed;
        Optional<HostLine> known = list.named(machine.replaceFirst(":[0-9]+$", ""));
        HostAnswer answer = known.filter(HostLine::measured).isPresent()
                ? measured(known.get())
                : asked.discover(Optional.of(machine)
                        .filter(name -> !name.equals(list.machines().here())));
        return answer.kind() == HostAnswer.Kind.REACHED
                ? new Answer.Elsewhere(Links.host(answer.machine()))
                : list(Optional.of(answer));
    }

    /** How a known machine stands now. */
    public HostAnswer ask(HostLine host) throws IOException {
        return host.measured() ? measured(host) : asked.discover(list.director(host));
    }

    private static HostAnswer measured(HostLine host) {
        return HostAnswer.measured(
                host.last().map(RunLine::run).map(IndexedRun::name).orElse(""));
    }

    /** What can be measured here and how quiet the machine is; of the machine that the console runs on only. */
    private Answer doctor(Visit visit) throws Refused, IOException {
        HostLine host = known(visit);
        if (!host.here()) {
            throw new Refused(NOT_FOUND, Message.of("console.gone"));
        }
        if (host.measured()) {
            return page(host, Optional.of(measured(host)), "", "");
        }
        try {
            return page(host, "", asked.doctor());
        } catch (IOException refused) {
            return page(host, ExceptionText.of(refused), "");
        }
    }
}
