package org.wattladder.director;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.director.audit.Audit;
import org.wattladder.director.clients.EchoingClient;
import org.wattladder.director.component.TimeLimits;
import org.wattladder.director.host.SystemFiles;
import org.wattladder.director.launch.MarkedProcesses;
import org.wattladder.director.link.AccessRules;
import org.wattladder.model.plan.Program;
import org.wattladder.model.result.ClientFacts;
import org.wattladder.model.time.TimeSource;
import org.wattladder.model.wire.ComponentFacts;
import org.wattladder.model.wire.Failed;
import org.wattladder.model.wire.Load;
import org.wattladder.model.wire.Prepared;
import org.wattladder.model.wire.RunInterval;

/** Tests on a Director that may start the servers of a folder. */
abstract class OnServers {
    static final long MILLISECOND = 1_000_000;
    static final long HOUR = 3600_000 * MILLISECOND;

    @TempDir
    Path folder;

    Programs programs;
    Director director;
    FakeChauffeur chauffeur;

    @BeforeEach
    void start() throws IOException {
        programs = new Programs(Files.createDirectory(folder.resolve("allowed")));
        begin(TestDirectors.GENEROUS);
    }

    private void begin(TimeLimits patience) throws IOException {
        director = TestDirectors.start(
                EchoingClient.class.getName(),
                patience,
                AccessRules.standard(Optional.empty(), Audit.none(), TimeSource.system()),
                List.of(programs.folder()));
        chauffeur = FakeChauffeur.welcomed(director.address());
    }

    /** Begins again with a Director that waits for answers for a tenth of a second only. */
    final void impatiently() throws IOException {
        end();
        begin(TestDirectors.patience(Duration.ofSeconds(30), Duration.ofMillis(100)));
    }

    @AfterEach
    void end() throws IOException {
        chauffeur.close();
        director.close();
        assertThat(left()).isEmpty();
    }

    /** Every process that a Director of this test's started as a server, or such a process in turn. */
    static List<Long> left() {
        return new MarkedProcesses(new SystemFiles(Path.of("/")), TimeSource.system()).find(TestDirectors.MARK);
    }

    final Path echo() throws IOException {
        return programs.script("echo", Programs.echoServer());
    }

    final Prepared prepare(Program.Foreign server) throws IOException {
        return chauffeur.ask(Programs.deployment(server), Prepared.class);
    }

    final Failed refusal(Program.Foreign server) throws IOException {
        return chauffeur.ask(Programs.deployment(server), Failed.class);
    }

    static ComponentFacts.Server server(Prepared prepared) {
        return (ComponentFacts.Server) prepared.components().get(0);
    }

    static Set<Long> clients(Prepared prepared) {
        return prepared.components().stream()
                .filter(ComponentFacts.Clients.class::isInstance)
                .flatMap(facts -> ((ComponentFacts.Clients) facts).clients().stream())
                .map(ClientFacts::processId)
                .collect(Collectors.toSet());
    }

    static RunInterval interval(Map<String, Load> loads, long recordingNanos) {
        Map<String, RunInterval.Work> work = new LinkedHashMap<>();
        loads.forEach((component, load) -> work.put(component, new RunInterval.Work(load, 42)));
        return new RunInterval(1, work, 0, recordingNanos, MILLISECOND, List.of(), OptionalLong.empty());
    }
}
