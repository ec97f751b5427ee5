package org.wattladder.console.screen;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.wattladder.console.start.StoredEnvironments;
import org.wattladder.console.web.Answer;
import org.wattladder.console.web.Refused;
import org.wattladder.console.web.Screen;
import org.wattladder.console.web.Site;
import org.wattladder.console.web.Visit;
import org.wattladder.model.environment.EnvironmentFact;
import org.wattladder.model.environment.EnvironmentValue;
import org.wattladder.model.text.ExceptionText;
import org.wattladder.model.text.Message;

/** What people declare of a machine: in a form, or in a file that is taken out and brought in. */
public final class EnvironmentScreen implements Screen {
    private static final int NOT_FOUND = 404;
    private static final int UNPROCESSABLE = 422;
    private static final long LARGEST_FILE_BYTES = 1 << 20;
    private static final String MACHINE = "/hosts/:" + HostsScreen.HOST;

    private final HostsScreen hosts;
    private final StoredEnvironments stored;

    /** Changes what is known of the machines of that screen. */
    public EnvironmentScreen(HostsScreen hosts, StoredEnvironments stored) {
        this.hosts = hosts;
        this.stored = stored;
    }

    @Override
    public void open(Site site) {
        site.get(MACHINE + "/environment.yaml", this::export);
        site.post(MACHINE + "/declare", this::declare);
        site.upload(MACHINE + "/import", LARGEST_FILE_BYTES, this::importFile);
    }

    /** What was written into a field is declared; an emptied field of a declared fact is absent again. */
    private Answer declare(Visit visit) throws Refused, IOException {
        String host = hosts.known(visit).machine();
        if (!stored.change(host, fact -> declared(fact, visit))) {
            throw new Refused(UNPROCESSABLE, Message.of("console.discover-first"));
        }
        return new Answer.Elsewhere(Links.host(host));
    }

    private static EnvironmentFact declared(EnvironmentFact fact, Visit visit) {
        List<String> given = visit.values(fact.group() + "." + fact.name());
        if (given.isEmpty()) {
            return fact;
        }
        String text = given.get(0).strip();
        if (text.equals(fact.value().asOptional().orElse(""))) {
            return fact;
        }
        EnvironmentValue value = !text.isEmpty()
                ? new EnvironmentValue.Declared(text)
                : fact.found().asOptional().isPresent() ? fact.found() : new EnvironmentValue.Absent("not declared");
        return new EnvironmentFact(fact.group(), fact.name(), value, fact.found());
    }

    private Answer export(Visit visit) throws Refused, IOException {
        String host = hosts.known(visit).machine();
        if (stored.of(host).isEmpty()) {
            throw new Refused(NOT_FOUND, Message.of("console.discover-first"));
        }
        return new Answer.File(stored.file(host), "application/yaml", Optional.of("environment.yaml"));
    }

    private Answer importFile(Visit visit) throws Refused, IOException {
        HostLine host = hosts.known(visit);
        Path file = visit.file().orElseThrow(() -> new Refused(UNPROCESSABLE, Message.of("console.no-file")));
        try {
            stored.keep(host.machine(), StoredEnvironments.read(file, host.machine()));
        } catch (IOException refused) {
            return hosts.page(host, visit.inTheirNames(ExceptionText.of(refused)), "");
        }
        return new Answer.Elsewhere(Links.host(host.machine()));
    }
}
