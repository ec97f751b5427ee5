package org.wattladder.director;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.assertj.core.api.AbstractStringAssert;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.wattladder.director.clients.EchoingClient;
import org.wattladder.model.plan.ClientLayout;
import org.wattladder.model.plan.Program;
import org.wattladder.model.plan.StoragePlan;
import org.wattladder.model.wire.ClientsStopped;
import org.wattladder.model.wire.Failed;
import org.wattladder.model.wire.Hello;
import org.wattladder.model.wire.Prepare;
import org.wattladder.model.wire.Protocol;
import org.wattladder.model.wire.Refused;
import org.wattladder.model.wire.StopClients;
import org.wattladder.model.wire.Welcome;

class HandshakeOverSocketTest {
    private Director director;

    @BeforeEach
    void start() throws IOException {
        director = TestDirectors.start(EchoingClient.class, TestDirectors.GENEROUS);
    }

    @AfterEach
    void stop() {
        director.close();
    }

    @Test
    void shouldWelcomeAChauffeurOfTheSameMake() throws IOException {
        try (FakeChauffeur chauffeur = new FakeChauffeur(director.address())) {
            Welcome welcome = chauffeur.ask(FakeChauffeur.hello(), Welcome.class);
            assertThat(welcome.catalogueDigest())
                    .isEqualTo(FakeChauffeur.hello().catalogueDigest());
            assertThat(welcome.host().processors().logicalCpus()).isPositive();
            assertThat(welcome.host().memory().availableBytes()).isPositive();
        }
    }

    @Test
    void shouldRefuseAnotherProtocolNamingBothVersions() throws IOException {
        assertRefused(new Hello(
                        FakeChauffeur.productVersion(),
                        99,
                        FakeChauffeur.hello().catalogueDigest(),
                        "r"))
                .contains("fault.protocol-version('" + Protocol.VERSION + "', '99')");
    }

    @Test
    void shouldRefuseAnotherCatalogueAndAnotherProductInOneSentence() throws IOException {
        assertRefused(new Hello("0.0.7", Protocol.VERSION, "feed", "r"))
                .contains("fault.worklet-catalogue('" + FakeChauffeur.hello().catalogueDigest() + "', 'feed')")
                .contains("fault.product-version('" + FakeChauffeur.productVersion() + "', '0.0.7')");
    }

    @Test
    void shouldRefuseAnythingBeforeHello() throws IOException {
        try (FakeChauffeur chauffeur = new FakeChauffeur(director.address())) {
            String sentence =
                    chauffeur.ask(new StopClients(), Refused.class).reason().notation();
            assertThat(sentence).isEqualTo("fault.hello-first('StopClients')");
            assertThat(chauffeur.isClosedByDirector()).isTrue();
        }
    }

    @Test
    void shouldRefuseAnUnknownMessageAndCloseTheConnection() throws IOException {
        try (FakeChauffeur chauffeur = FakeChauffeur.welcomed(director.address())) {
            chauffeur.sendText("{\"command\":\"reboot\"}");
            assertThat(chauffeur.receive(Refused.class).reason().notation()).contains("reboot");
            assertThat(chauffeur.isClosedByDirector()).isTrue();
        }
    }

    @Test
    void shouldRefuseSomethingThatIsNotAFrame() throws IOException {
        try (FakeChauffeur chauffeur = new FakeChauffeur(director.address())) {
            chauffeur.sendRaw("GET / HTTP/1.1\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
            assertThat(chauffeur.receive(Refused.class).reason().notation()).contains("frame longer than");
            assertThat(chauffeur.isClosedByDirector()).isTrue();
        }
    }

    @Test
    void shouldRefuseASecondChauffeurAndServeTheNextAfterTheFirstLeft() throws IOException {
        try (FakeChauffeur first = FakeChauffeur.welcomed(director.address())) {
            try (FakeChauffeur second = new FakeChauffeur(director.address())) {
                assertThat(second.receive(Refused.class).reason().notation()).contains("another Chauffeur");
                assertThat(second.isClosedByDirector()).isTrue();
            }
            first.ask(new StopClients(), ClientsStopped.class);
        }
        await().untilAsserted(() -> {
            try (FakeChauffeur next = new FakeChauffeur(director.address())) {
                next.ask(FakeChauffeur.hello(), Welcome.class);
            }
        });
    }

    @Test
    void shouldRefuseASecondHello() throws IOException {
        try (FakeChauffeur chauffeur = FakeChauffeur.welcomed(director.address())) {
            assertThat(chauffeur
                            .ask(FakeChauffeur.hello(), Refused.class)
                            .reason()
                            .notation())
                    .isEqualTo("fault.hello-twice");
        }
    }

    @Test
    void shouldAnswerAnImpossiblePreparationWithASentence() throws IOException {
        try (FakeChauffeur chauffeur = FakeChauffeur.welcomed(director.address())) {
            ClientLayout layout = new ClientLayout(ClientLayout.Unit.HOST, 1, 16);
            Prepare unknown = Prepare.alone(
                    new Program.Worklet("unsteady", List.of(), layout, List.of()), StoragePlan.DISCOVERED, 1);
            assertThat(chauffeur.ask(unknown, Failed.class).reason().notation())
                    .contains("unsteady")
                    .contains("steady");
        }
    }

    private AbstractStringAssert<?> assertRefused(Hello hello) throws IOException {
        try (FakeChauffeur chauffeur = new FakeChauffeur(director.address())) {
            String sentence = chauffeur.ask(hello, Refused.class).reason().notation();
            assertThat(chauffeur.isClosedByDirector()).isTrue();
            return assertThat(sentence);
        }
    }
}
