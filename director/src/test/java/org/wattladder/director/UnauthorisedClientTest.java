package org.wattladder.director;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.wattladder.director.clients.EchoingClient;
import org.wattladder.director.link.AccessRules;
import org.wattladder.keys.Identity;
import org.wattladder.keys.Tls;
import org.wattladder.keys.TrustList;
import org.wattladder.keys.TrustedPeer;
import org.wattladder.keys.file.KeyMaker;
import org.wattladder.model.wire.Refused;
import org.wattladder.model.wire.Welcome;

/** What a Director with keys does with clients beyond what they may; {@link PortScanTest} tries every type of message. */
@Tag("slow")
class UnauthorisedClientTest {
    private static final int ALERT = 21;

    private static Identity ownKey;
    private static Identity trusted;
    private static Identity unknown;

    private final RememberingAudit audit = new RememberingAudit();
    private Director director;

    /** Time for a handshake on a machine that is busy with others. */
    private static final Duration PATIENCE = Duration.ofSeconds(5);

    @BeforeAll
    static void makeKeys() throws IOException {
        ownKey = KeyMaker.make("director");
        trusted = KeyMaker.make("chauffeur");
        unknown = KeyMaker.make("stranger");
    }

    @BeforeEach
    void start() throws IOException {
        Tls tls = Tls.of(ownKey, new TrustList(List.of(new TrustedPeer(trusted.fingerprint(), "lab"))));
        director = TestDirectors.start(
                EchoingClient.class.getName(),
                TestDirectors.GENEROUS,
                new AccessRules(Optional.of(tls), audit, new StandingClock(), PATIENCE, Duration.ofSeconds(10)));
    }

    @AfterEach
    void stop() {
        director.close();
    }

    private Socket secured(Identity identity) throws IOException {
        return Callers.secured(director.address(), Optional.of(identity), Tls.VERSION);
    }

    @Test
    void shouldTellATrustedSecondChauffeurWhoIsServedAndSinceWhen() throws IOException {
        try (FakeChauffeur first = new FakeChauffeur(secured(trusted))) {
            first.ask(FakeChauffeur.hello(), Welcome.class);
            try (FakeChauffeur second = new FakeChauffeur(secured(trusted))) {
                assertThat(second.receive(Refused.class).reason().notation())
                        .matches(
                                "fault\\.director-busy\\('this Director works for another Chauffeur, lab at 127\\.0\\.0\\.1:\\d+ with run test,"
                                        + " since 2026-03-01T10:00:00Z; wait for that run to end'\\)");
            }
        }
    }

    @Test
    void shouldNoteTheNameOfTheKeyAndEveryCommand() throws IOException {
        try (FakeChauffeur chauffeur = new FakeChauffeur(secured(trusted))) {
            chauffeur.ask(FakeChauffeur.hello(), Welcome.class);
        }
        assertThat(audit.entered)
                .singleElement()
                .satisfies(peer -> assertThat(peer.name()).isEqualTo("lab"));
        assertThat(audit.asked).containsExactly(FakeChauffeur.hello());
    }

    @Test
    void shouldDropWhoSaysNothing() throws IOException {
        try (Socket silent = Callers.PLAIN.connect(director.address(), trusted, unknown)) {
            assertThat(silent.getInputStream().read()).isIn(-1, ALERT);
        }
        await().untilAsserted(() -> assertThat(audit.refused).hasSize(1));
    }

    @Test
    void shouldTakeNoLongFrameBeforeTheHello() throws IOException {
        try (FakeChauffeur chauffeur = new FakeChauffeur(secured(trusted))) {
            chauffeur.sendText("{\"command\":\"hello\"," + " ".repeat(9000) + "}");
            assertThat(chauffeur.receive(Refused.class).reason().notation()).contains("a hello longer than 8192");
            assertThat(chauffeur.isClosedByDirector()).isTrue();
        }
        try (FakeChauffeur chauffeur = new FakeChauffeur(secured(trusted))) {
            chauffeur.ask(FakeChauffeur.hello(), Welcome.class);
            chauffeur.sendText("{\"command\":\"reboot\"}" + " ".repeat(9000));
            assertThat(chauffeur.receive(Refused.class).reason().notation()).contains("reboot");
        }
    }

    @Test
    void shouldLimitTheRateOfCommands() throws IOException {
        try (FakeChauffeur chauffeur = new FakeChauffeur(secured(trusted))) {
            chauffeur.ask(FakeChauffeur.hello(), Welcome.class);
            for (int i = 0; i < 500; i++) {
                chauffeur.sendText("{\"command\":\"consider\",\"orders\":[]}");
            }
            await().untilAsserted(() -> assertThat(audit.refused)
                    .singleElement()
                    .satisfies(why -> assertThat(why).contains("commands arrived together")));
        }
        assertThat(audit.asked).hasSize(400);
    }

    @Test
    void shouldServeATrustedChauffeurWhileOneAddressHoldsAllItsPlaces() throws IOException {
        List<Socket> silent = new ArrayList<>();
        try {
            for (int i = 0; i < 40; i++) {
                silent.add(Callers.PLAIN.connect(director.address(), trusted, unknown));
            }
            try (FakeChauffeur chauffeur = new FakeChauffeur(secured(trusted))) {
                assertThat(chauffeur.ask(FakeChauffeur.hello(), Welcome.class)).isNotNull();
            }
        } finally {
            for (Socket each : silent) {
                each.close();
            }
        }
    }

    @Test
    void shouldAnswerOthersWhileOneAddressKnocksDuringARun() throws IOException {
        try (FakeChauffeur served = new FakeChauffeur(secured(trusted))) {
            served.ask(FakeChauffeur.hello(), Welcome.class);
            for (int i = 0; i < 40; i++) {
                try (Socket knock = Callers.plainFrom("127.0.0.2", director.address())) {
                    knock.getOutputStream().write("GET / HTTP/1.0\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
                } catch (IOException slammed) {
                    // before the knock was over
                }
            }
            await().untilAsserted(() -> assertThat(audit.refused).anyMatch(why -> why.equals("too many connections")));
            try (FakeChauffeur second = new FakeChauffeur(secured(trusted))) {
                assertThat(second.receive(Refused.class).reason().notation()).startsWith("fault.director-busy");
            }
        }
    }

    @Test
    void shouldSlowDownWhoKnocksTooOften() throws IOException {
        for (int i = 0; i < 100; i++) {
            try (Socket knock = Callers.PLAIN.connect(director.address(), trusted, unknown)) {
                knock.getOutputStream().write("GET / HTTP/1.0\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
            } catch (IOException slammed) {
                // before the knock was over
            }
        }
        await().untilAsserted(() -> assertThat(audit.refused).anyMatch(why -> why.equals("too many connections")));
    }
}
