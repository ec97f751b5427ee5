package org.wattladder.console.screen;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.wattladder.chauffeur.archive.IndexedRun;
import org.wattladder.chauffeur.archive.RunSubject;
import org.wattladder.console.archive.Archive;
import org.wattladder.console.start.CommandOutput;
import org.wattladder.console.start.StoredEnvironments;
import org.wattladder.console.web.Answer;
import org.wattladder.console.web.Refused;
import org.wattladder.console.web.Screen;
import org.wattladder.console.web.Site;
import org.wattladder.console.web.Visit;
import org.wattladder.model.environment.Environment;
import org.wattladder.model.environment.EnvironmentFact;
import org.wattladder.model.environment.EnvironmentValue;
import org.wattladder.model.environment.HostEnvironment;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Name;
import tools.jackson.dataformat.yaml.YAMLMapper;

/** Machines: what was found on them, what people declared, and what is missing; each of the three stays what it is. */
public final class HostsScreen implements Screen {
    private static final int NOT_FOUND = 404;
    private static final int UNPROCESSABLE = 422;
    private static final long LARGEST_FILE_BYTES = 1 << 20;
    private static final String HOST = "host";
    private static final String LOCAL = "localhost";

    private final Archive archive;
    private final CommandOutput commands;
    private final StoredEnvironments stored;

    /** Shows machines of this archive, and asks them by these commands. */
    public HostsScreen(Archive archive, CommandOutput commands, StoredEnvironments stored) {
        this.archive = archive;
        this.commands = commands;
        this.stored = stored;
    }

    @Override
    public void open(Site site) {
        site.get("/hosts", visit -> list(""));
        site.post("/hosts", this::discover);
        site.get("/hosts/:" + HOST, visit -> page(known(visit), "", ""));
        site.get("/hosts/:" + HOST + "/environment.yaml", this::export);
        site.post("/hosts/:" + HOST + "/declare", this::declare);
        site.post("/hosts/:" + HOST + "/doctor", this::doctor);
        site.upload("/hosts/:" + HOST + "/import", LARGEST_FILE_BYTES, this::importFile);
    }

    private Map<String, RunLine> machines() throws IOException {
        Map<String, RunLine> machines = new LinkedHashMap<>();
        for (IndexedRun run : archive.all()) {
            run.subject()
                    .map(RunSubject::hosts)
                    .orElse(List.of())
                    .forEach(host -> machines.putIfAbsent(host, new RunLine(run)));
        }
        return machines;
    }

    private Answer list(String refusal) throws IOException {
        return new Answer.Page("hosts.jte", "console.hosts", Map.of("machines", machines(), "refusal", refusal));
    }

    private String known(Visit visit) throws Refused, IOException {
        String host = visit.part(HOST);
        if (!machines().containsKey(host) && stored.of(host).isEmpty()) {
            throw new Refused(NOT_FOUND, Message.of("console.no-host", new Name(host)));
        }
        return host;
    }

    private Answer page(String host, String refusal, String examined) throws IOException {
        Map<String, Object> model = new HashMap<>();
        model.put("host", host);
        model.put("facts", facts(host));
        model.put("last", Optional.ofNullable(machines().get(host)));
        model.put("refusal", refusal);
        model.put("examined", examined);
        return new Answer.Page("host.jte", "console.hosts", model);
    }

    private List<EnvironmentFact> facts(String host) throws IOException {
        return stored.of(host).stream()
                .flatMap(known -> all(known, host).stream())
                .toList();
    }

    private static List<EnvironmentFact> all(Environment environment, String host) {
        List<EnvironmentFact> facts = new ArrayList<>(environment.facts());
        environment.hosts().stream()
                .filter(each -> each.host().equals(host))
                .forEach(each -> facts.addAll(each.facts()));
        return facts;
    }

    /** Asks a Director, or one started for it on this machine, and keeps what people declared of it before. */
    private Answer discover(Visit visit) throws IOException {
        String asked = visit.value(HOST).strip();
        List<String> words = new ArrayList<>(List.of("discover", "--out=-"));
        if (!asked.isEmpty() && !asked.equals(LOCAL)) {
            words.add("--host=" + asked);
        }
        Path said = Files.createTempFile("environment", ".yaml");
        try {
            String environment = commands.of(words);
            Files.writeString(said, environment);
            String machine = machine(environment);
            Environment found = StoredEnvironments.read(said, machine);
            Optional<Environment> before = stored.of(machine);
            stored.keep(machine, before.map(old -> merged(old, found, machine)).orElse(found));
            return new Answer.Elsewhere("/hosts/" + Links.coded(machine));
        } catch (IOException refused) {
            return list(String.valueOf(refused.getMessage()));
        } finally {
            Files.deleteIfExists(said);
        }
    }

    /** The name that the environment gives its only machine. */
    private static String machine(String environment) throws IOException {
        return YAMLMapper.shared().readTree(environment).path("hosts").propertyNames().stream()
                .findFirst()
                .orElseThrow(() -> new IOException("the machine did not say its name"));
    }

    private static Environment merged(Environment before, Environment found, String machine) {
        Environment declared = changed(
                before,
                fact -> fact.value() instanceof EnvironmentValue.Declared
                        ? fact
                        : new EnvironmentFact(
                                fact.group(), fact.name(), new EnvironmentValue.Absent("not declared"), fact.found()));
        return Environment.join(declared, Map.of(machine, all(found, machine)));
    }

    private interface Change {
        EnvironmentFact of(EnvironmentFact fact);
    }

    private static Environment changed(Environment environment, Change change) {
        return new Environment(
                environment.facts().stream().map(change::of).toList(),
                environment.hosts().stream()
                        .map(host -> new HostEnvironment(
                                host.host(),
                                host.facts().stream().map(change::of).toList()))
                        .toList());
    }

    /** What was written into a field is declared; an emptied field of a declared fact is absent again. */
    private Answer declare(Visit visit) throws Refused, IOException {
        String host = known(visit);
        Environment before =
                stored.of(host).orElseThrow(() -> new Refused(UNPROCESSABLE, Message.of("console.discover-first")));
        stored.keep(host, changed(before, fact -> declared(fact, visit)));
        return new Answer.Elsewhere("/hosts/" + Links.coded(host));
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
        return new Answer.File(stored.file(known(visit)), "application/yaml", Optional.of("environment.yaml"));
    }

    private Answer importFile(Visit visit) throws Refused, IOException {
        String host = known(visit);
        Path file = visit.file().orElseThrow(() -> new Refused(UNPROCESSABLE, Message.of("console.no-file")));
        try {
            stored.keep(host, StoredEnvironments.read(file, host));
        } catch (IOException refused) {
            return page(host, String.valueOf(refused.getMessage()), "");
        }
        return new Answer.Elsewhere("/hosts/" + Links.coded(host));
    }

    /** What can be measured here and how quiet the machine is; of this machine only. */
    private Answer doctor(Visit visit) throws Refused, IOException {
        String host = known(visit);
        try {
            return page(host, "", commands.of(List.of("doctor")));
        } catch (IOException refused) {
            return page(host, String.valueOf(refused.getMessage()), "");
        }
    }
}
