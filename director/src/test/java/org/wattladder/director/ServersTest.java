package org.wattladder.director;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.wattladder.model.plan.Program;
import org.wattladder.model.plan.Readiness;
import org.wattladder.model.plan.Setting;
import org.wattladder.model.wire.ClientsStopped;
import org.wattladder.model.wire.ComponentFacts;
import org.wattladder.model.wire.Failed;
import org.wattladder.model.wire.IntervalDone;
import org.wattladder.model.wire.Load;
import org.wattladder.model.wire.Prepared;
import org.wattladder.model.wire.RecordingStarted;
import org.wattladder.model.wire.StopClients;

@Tag("slow")
class ServersTest extends OnServers {
    @Test
    void shouldStartTheServerFirstTellTheWorkletWhereItListensAndEndBoth() throws IOException {
        Prepared prepared = prepare(Programs.server(echo(), new Readiness.Port()));
        ComponentFacts.Server server = server(prepared);
        assertThat(prepared.components()).extracting(ComponentFacts::role).containsExactly("server", "worklet");
        assertThat(prepared.clients().get(0).commandLine()).contains("--endpoint=server=" + server.endpoint());
        assertThat(server.facts().commandLine())
                .containsExactly(
                        programs.folder().toRealPath().resolve("echo").toString(),
                        Integer.toString(server.endpoint().port()));
        try (Socket caller =
                new Socket(server.endpoint().host(), server.endpoint().port())) {
            caller.getOutputStream().write(7);
            assertThat(caller.getInputStream().read()).isEqualTo(7);
        }
        assertThat(left()).contains(server.facts().processId());
        chauffeur.ask(new StopClients(), ClientsStopped.class);
        assertThat(left()).isEmpty();
    }

    @Test
    void shouldRunAnIntervalOfTheComponentThatDrives() throws IOException {
        prepare(Programs.server(echo(), new Readiness.Port()));
        chauffeur.send(interval(Map.of("alone/worklet", new Load.Paced(100)), 50 * MILLISECOND));
        chauffeur.receive(RecordingStarted.class);
        IntervalDone done = chauffeur.receive(IntervalDone.class);
        assertThat(done.components()).containsOnlyKeys("alone/worklet");
        assertThat(done.clients().get(0).types().get(0).transactions()).isEqualTo(5);
    }

    @Test
    void shouldSeeByALineThatAServerIsReady() throws IOException {
        prepare(Programs.server(echo(), new Readiness.Line("now listening")));
    }

    @Test
    void shouldSeeByACommandThatAServerIsReady() throws IOException {
        Path asked = folder.resolve("asked");
        Path ask =
                programs.script("ask", "echo $1 $FROM_PLAN >> '" + asked + "'", "test $(wc -l < '" + asked + "') = 2");
        Prepared prepared = prepare(Programs.server(echo(), new Readiness.Command(List.of(ask.toString(), "{port}"))));
        assertThat(asked)
                .hasContent((server(prepared).endpoint().port() + " yes\n")
                        .repeat(2)
                        .strip());
    }

    @Test
    void shouldNameAServerThatIsKilledDuringAnIntervalAndEndTheRest() throws IOException {
        ComponentFacts.Server server = server(prepare(Programs.server(echo(), new Readiness.Port())));
        chauffeur.send(interval(Map.of("alone/worklet", new Load.Unpaced()), HOUR));
        chauffeur.receive(RecordingStarted.class);
        ProcessHandle.of(server.facts().processId()).orElseThrow().destroyForcibly();
        Failed failed = chauffeur.receive(Failed.class);
        assertThat(failed.reason().notation())
                .startsWith("fault.component-ended(place.component('server', ")
                .endsWith(", '" + server.facts().processId() + "'), exit.signal(137, 9))");
        assertThat(failed.lastLines()).containsExactly("now listening");
        assertThat(left()).isEmpty();
    }

    @Test
    void shouldEndAServerThatForksAwayToASessionOfItsOwnAndIgnoresRequestsToEnd() throws IOException {
        Path daemon = programs.script(
                "daemon",
                "trap '' TERM HUP INT",
                "setsid sh -c 'trap \"\" TERM; sleep 1000 & wait; sleep 1000' &",
                "setsid '" + echo() + "' \"$1\" &",
                "exit 0");
        Prepared prepared = prepare(Programs.server(daemon, new Readiness.Port()));
        assertThat(left())
                .hasSizeGreaterThanOrEqualTo(3)
                .doesNotContain(server(prepared).facts().processId());
        chauffeur.ask(new StopClients(), ClientsStopped.class);
        assertThat(left()).isEmpty();
    }

    @Test
    void shouldKnowAServerThatHasLostItsMark() throws IOException {
        Path bare = programs.script("bare", "exec env -i '" + echo() + "' \"$1\"");
        ComponentFacts.Server server = server(prepare(Programs.server(bare, new Readiness.Port())));
        chauffeur.send(interval(Map.of("alone/worklet", new Load.Paced(100)), 50 * MILLISECOND));
        chauffeur.receive(RecordingStarted.class);
        chauffeur.receive(IntervalDone.class);
        chauffeur.ask(new StopClients(), ClientsStopped.class);
        assertThat(ProcessHandle.of(server.facts().processId())).isEmpty();
    }

    @Test
    void shouldNoticeBeforeTheNextIntervalThatAServerWhichForkedAwayIsGone() throws IOException {
        Path daemon = programs.script("daemon", "'" + echo() + "' \"$1\" &");
        Set<Long> clients = clients(prepare(Programs.server(daemon, new Readiness.Port())));
        left().stream()
                .filter(id -> !clients.contains(id))
                .forEach(id -> ProcessHandle.of(id).ifPresent(ProcessHandle::destroyForcibly));
        await().until(() -> clients.containsAll(left()));
        Failed failed = chauffeur.ask(interval(Map.of("alone/worklet", new Load.Unpaced()), HOUR), Failed.class);
        assertThat(failed.reason().notation()).startsWith("fault.component-lost(place.component('server', ");
    }

    @Test
    void shouldEndServersWhenTheConnectionIsLost() throws IOException {
        prepare(Programs.server(echo(), new Readiness.Port()));
        chauffeur.close();
        await().until(() -> left().isEmpty());
    }

    @Test
    void shouldSayWhyAServerDidNotComeUp() throws IOException {
        Path failing = programs.script("failing", "echo no such database", "exit 3");
        Failed failed = refusal(Programs.server(failing, new Readiness.Port()));
        assertThat(failed.reason().notation())
                .startsWith("fault.component-ended(")
                .endsWith("exit.code(3))");
        assertThat(failed.lastLines()).containsExactly("no such database");
        Path sleeping = programs.script("sleeping", "sleep 1000");
        assertThat(refusal(Programs.server(sleeping, 0, new Readiness.Port(), Duration.ofMillis(300)))
                        .reason()
                        .notation())
                .startsWith("fault.component-not-ready(")
                .endsWith(", 0)");
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            assertThat(refusal(Programs.server(
                                    sleeping, taken.getLocalPort(), new Readiness.Port(), Duration.ofSeconds(9)))
                            .reason()
                            .notation())
                    .startsWith("fault.port-taken(")
                    .endsWith(", '" + taken.getLocalPort() + "')");
        }
    }

    @Test
    void shouldStartNothingOutsideOfTheAllowedFolders() throws IOException {
        Path outside = new Programs(Files.createDirectory(folder.resolve("elsewhere"))).script("echo", "exit 0");
        Path link = Files.createSymbolicLink(programs.folder().resolve("link"), outside);
        for (Path refused : List.of(
                outside, link, programs.folder().resolve("../elsewhere/echo"), Path.of("/bin/sh"), Path.of("echo"))) {
            assertThat(refusal(Programs.server(refused, new Readiness.Port()))
                            .reason()
                            .notation())
                    .contains("program " + refused)
                    .containsAnyOf("lies outside of what this Director allows", "does not exist on this host");
        }
        assertThat(refusal(Programs.server(echo(), new Readiness.Command(List.of("/bin/true"))))
                        .reason()
                        .notation())
                .contains("program /bin/true lies outside");
    }

    @Test
    void shouldRefuseVariablesThatLoadCodeFromElsewhere() throws IOException {
        for (String name : List.of("LD_PRELOAD", "PATH", "JAVA_TOOL_OPTIONS", "PYTHONSTARTUP", "a b")) {
            Program.Foreign server = new Program.Foreign(
                    List.of(echo().toString()),
                    0,
                    new Readiness.Port(),
                    Duration.ofSeconds(1),
                    List.of(new Setting(name, "x")));
            assertThat(refusal(server).reason().notation())
                    .contains("environment variable " + name + " may not be set");
        }
    }

    @Test
    void shouldGiveNoLoadToAServerOrAnUnknownComponent() throws IOException {
        prepare(Programs.server(echo(), new Readiness.Port()));
        assertThat(chauffeur
                        .ask(interval(Map.of("alone/database", new Load.Unpaced()), HOUR), Failed.class)
                        .reason()
                        .notation())
                .contains("no component has the name alone/database; there are [alone/server, alone/worklet]");
        prepare(Programs.server(echo(), new Readiness.Port()));
        assertThat(chauffeur
                        .ask(interval(Map.of("alone/server", new Load.Unpaced()), HOUR), Failed.class)
                        .reason()
                        .notation())
                .contains("component server serves, so it takes no load");
    }
}
