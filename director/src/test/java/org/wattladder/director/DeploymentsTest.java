package org.wattladder.director;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.wattladder.director.host.SystemFiles;
import org.wattladder.director.host.Topology;
import org.wattladder.model.archive.Sha256;
import org.wattladder.model.plan.Program;
import org.wattladder.model.plan.Readiness;
import org.wattladder.model.wire.ClientsStopped;
import org.wattladder.model.wire.ComponentFacts;
import org.wattladder.model.wire.IntervalDone;
import org.wattladder.model.wire.Load;
import org.wattladder.model.wire.Prepared;
import org.wattladder.model.wire.RecordingStarted;
import org.wattladder.model.wire.StopClients;

class DeploymentsTest extends OnServers {
    @Test
    void shouldKeepTwoDeploymentsApart() throws IOException {
        Program.Foreign server = Programs.server(echo(), new Readiness.Port());
        Prepared one = chauffeur.ask(Programs.deployment("one", server), Prepared.class);
        Prepared two = chauffeur.ask(Programs.deployment("two", server), Prepared.class);
        assertThat(two.components()).hasSize(2);
        assertThat(server(two).endpoint()).isNotEqualTo(server(one).endpoint());
        assertThat(two.clients().get(0).commandLine())
                .contains("--endpoint=server=" + server(two).endpoint());
        chauffeur.send(interval(
                Map.of("one/worklet", new Load.Paced(100), "two/worklet", new Load.Paced(200)), 50 * MILLISECOND));
        chauffeur.receive(RecordingStarted.class);
        IntervalDone done = chauffeur.receive(IntervalDone.class);
        assertThat(done.components()).containsOnlyKeys("one/worklet", "two/worklet");
        assertThat(done.components().get("two/worklet").get(0).types().get(0).transactions())
                .isEqualTo(10);
        assertThat(chauffeur.ask(new StopClients(), ClientsStopped.class).peaks())
                .containsOnlyKeys("one/worklet", "two/worklet");
    }

    @Test
    void shouldOnlyWatchServersThatAreDrivenFromElsewhere() throws IOException {
        chauffeur.ask(Programs.alone(Programs.server(echo(), new Readiness.Port())), Prepared.class);
        chauffeur.send(interval(Map.of(), 50 * MILLISECOND));
        assertThat(chauffeur.receive(RecordingStarted.class).interval()).isEqualTo(1);
        IntervalDone done = chauffeur.receive(IntervalDone.class);
        assertThat(done.components()).isEmpty();
        assertThat(done.conditions().ownCpuPercent().asOptional()).isPresent();
    }

    @Test
    void shouldPinAServerAndTellWhatWasExecutedAndHowLongItTook() throws IOException {
        Path program = echo();
        int cpu =
                Topology.read(new SystemFiles(Path.of("/")), 1).allowed().ids().get(0);
        Program.Foreign server = new Program.Foreign(
                List.of(program.toString(), "{port}", "{host}"),
                "127.0.0.2",
                0,
                Integer.toString(cpu),
                new Readiness.Line("now listening"),
                Duration.ofSeconds(30),
                List.of());
        ComponentFacts.Server facts = server(chauffeur.ask(Programs.alone(server), Prepared.class));
        assertThat(facts.endpoint().host()).isEqualTo("127.0.0.2");
        assertThat(facts.facts().commandLine()).endsWith("127.0.0.2").contains("-c");
        assertThat(facts.facts().pinning().verifiedCpus()).isEqualTo(Integer.toString(cpu));
        assertThat(facts.facts().executableSha256()).isEqualTo(Sha256.of(Files.readAllBytes(program)));
        assertThat(facts.facts().readyNanos()).isBetween(MILLISECOND, HOUR);
        chauffeur.ask(new StopClients(), ClientsStopped.class);
        Program.Foreign elsewhere = new Program.Foreign(
                server.command(), "", 0, "4000", new Readiness.Port(), Duration.ofSeconds(1), List.of());
        assertThat(refusal(elsewhere).reason().notation()).contains("cannot be pinned to CPUs 4000");
    }
}
