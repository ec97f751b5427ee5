package org.wattladder.director;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.wattladder.director.clients.EchoingClient;
import org.wattladder.model.plan.ClientLayout;
import org.wattladder.model.plan.Program;
import org.wattladder.model.plan.Setting;
import org.wattladder.model.plan.StoragePlan;
import org.wattladder.model.wire.Consider;
import org.wattladder.model.wire.Considered;
import org.wattladder.model.wire.Prepare;
import org.wattladder.model.wire.Prepared;

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
            assertThat(chauffeur
                            .ask(new Consider(List.of(possible, huge, unknown)), Considered.class)
                            .obstacles())
                    .hasSize(2)
                    .anyMatch(sentence -> sentence.contains("does not fit into memory"))
                    .anyMatch(sentence -> sentence.contains("worklet lou is not in the catalogue"));
            assertThat(chauffeur
                            .ask(new Consider(List.of(possible)), Considered.class)
                            .obstacles())
                    .isEmpty();
            assertThat(chauffeur.ask(possible, Prepared.class).clients()).hasSize(1);
        }
    }

    private static Prepare prepare(ClientLayout.Unit per) {
        return Prepare.alone(
                new Program.Worklet(
                        "steady", List.of(new Setting("size", "7")), new ClientLayout(per, 1, 16), List.of()),
                StoragePlan.DISCOVERED,
                42);
    }
}
