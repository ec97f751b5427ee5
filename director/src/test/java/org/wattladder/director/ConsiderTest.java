package org.wattladder.director;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;
import org.wattladder.director.clients.EchoingClient;
import org.wattladder.director.component.DirectorParts;
import org.wattladder.director.session.ChauffeurSession;
import org.wattladder.model.plan.ClientLayout;
import org.wattladder.model.plan.Program;
import org.wattladder.model.plan.Setting;
import org.wattladder.model.plan.StoragePlan;
import org.wattladder.model.wire.ClockTold;
import org.wattladder.model.wire.Consider;
import org.wattladder.model.wire.Considered;
import org.wattladder.model.wire.DirectorEvent;
import org.wattladder.model.wire.Prepare;
import org.wattladder.model.wire.Prepared;
import org.wattladder.model.wire.Welcome;

class ConsiderTest {
    @Test
    void shouldSayBeforeAnythingStartsWhatCannotBePrepared() throws IOException {
        try (Director director = TestDirectors.start(EchoingClient.class, TestDirectors.GENEROUS);
                FakeChauffeur chauffeur = FakeChauffeur.welcomed(director.address())) {
            Prepare possible = prepare(ClientLayout.Unit.HOST);
            Prepare huge = Prepare.alone(
                    new Program.Worklet(
                            "steady",
                            List.of(new Setting("size", "7")),
                            new ClientLayout(ClientLayout.Unit.HOST, 1, 1L << 40),
                            List.of()),
                    StoragePlan.DISCOVERED,
                    1);
            Prepare unknown = Prepare.alone(
                    new Program.Worklet("lou", List.of(), new ClientLayout(ClientLayout.Unit.HOST, 1, 16), List.of()),
                    StoragePlan.DISCOVERED,
                    1);
            Prepare needy = Prepare.alone(
                    new Program.Worklet("needy", List.of(), new ClientLayout(ClientLayout.Unit.HOST, 1, 16), List.of()),
                    StoragePlan.DISCOVERED,
                    1);
            assertThat(chauffeur
                            .ask(new Consider(List.of(possible, huge, unknown, needy)), Considered.class)
                            .obstacles())
                    .hasSize(3)
                    .anyMatch(sentence -> sentence.endsWith("this machine lacks; install the package libnoblas0"))
                    .anyMatch(sentence -> sentence.contains("does not fit into memory"))
                    .anyMatch(sentence -> sentence.contains("worklet lou is not in the catalogue"));
            assertThat(chauffeur
                            .ask(new Consider(List.of(possible)), Considered.class)
                            .obstacles())
                    .isEmpty();
            assertThat(chauffeur.ask(possible, Prepared.class).clients()).hasSize(1);
        }
    }

    @Test
    void shouldAnswerAnotherHelloBetweenTwoOrders() {
        DirectorParts parts = TestDirectors.parts(EchoingClient.class.getName(), TestDirectors.GENEROUS, List.of());
        List<DirectorEvent> events = new CopyOnWriteArrayList<>();
        ChauffeurSession patient = new ChauffeurSession(parts, events::add);
        ChauffeurSession next = new ChauffeurSession(parts, events::add);
        patient.receive(FakeChauffeur.hello());
        patient.receive(manyOrders());
        next.receive(FakeChauffeur.hello());
        assertThat(parts.worker().end()).isTrue();
        assertThat(events).extracting(Object::getClass).containsExactly(Welcome.class, Welcome.class);
    }

    @Test
    void shouldLookAtNoOrderOfAChauffeurThatIsGone() {
        DirectorParts parts = TestDirectors.parts(EchoingClient.class.getName(), TestDirectors.GENEROUS, List.of());
        List<DirectorEvent> events = new CopyOnWriteArrayList<>();
        ChauffeurSession gone = new ChauffeurSession(parts, events::add);
        gone.receive(FakeChauffeur.hello());
        gone.receive(new Consider(List.of(prepare(ClientLayout.Unit.HOST))));
        gone.connectionLost();
        parts.worker().execute(() -> events.add(new ClockTold(1)));
        await().until(() -> events.contains(new ClockTold(1)));
        assertThat(parts.worker().end()).isTrue();
        assertThat(events).noneMatch(Considered.class::isInstance);
    }

    @Test
    void shouldRefuseMoreOrdersThanAnySuiteHas() {
        assertThatThrownBy(() ->
                        new Consider(Collections.nCopies(Consider.MOST_ORDERS + 1, prepare(ClientLayout.Unit.HOST))))
                .hasMessageContaining("at most 1000 deployments are considered in one message, not 1001");
    }

    private static Consider manyOrders() {
        return new Consider(Collections.nCopies(Consider.MOST_ORDERS, prepare(ClientLayout.Unit.HOST)));
    }

    private static Prepare prepare(ClientLayout.Unit per) {
        return Prepare.alone(
                new Program.Worklet(
                        "steady", List.of(new Setting("size", "7")), new ClientLayout(per, 1, 16), List.of()),
                StoragePlan.DISCOVERED,
                42);
    }
}
