package org.wattladder.chauffeur.agents;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.wattladder.model.plan.MeterPlan;
import org.wattladder.model.result.MeterFacts;
import org.wattladder.model.text.Message;
import org.wattladder.model.time.TimeSource;

@Timeout(60)
class ConnectedMeterTest {
    private final List<Message> notes = new ArrayList<>();

    private static ConnectedMeter.Surroundings surroundings(Consumer<Message> notes) {
        return new ConnectedMeter.Surroundings(
                Path.of("/none/wattladder"), Path.of("/none"), TimeSource.system(), () -> {}, notes);
    }

    private static int portOfNobody() throws Exception {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return taken.getLocalPort();
        }
    }

    /** Whoever hears that a meter is waited for stops the waiting here, so that the test need not wait itself. */
    @Test
    void shouldSayThatItWaitsForAMeterWhichDoesNotAnswer() throws Exception {
        MeterPlan plan = MeterPlan.of("power", "127.0.0.1", portOfNobody(), "", List.of(), 1000);
        assertThatThrownBy(() -> ConnectedMeter.open(plan, MeterFacts.Quantity.POWER, surroundings(note -> {
                    notes.add(note);
                    Thread.currentThread().interrupt();
                })))
                .isInstanceOf(AgentFault.class)
                .hasMessageContaining("fault.meter-unreachable");
        assertThat(notes)
                .containsExactly(
                        Message.of("note.waiting-for-meter", "power", plan.address() + ":" + plan.port(), 20L));
    }

    @Test
    void shouldNotWaitForAMachineThatDoesNotExist() {
        MeterPlan plan = MeterPlan.of("power", "nosuchhost.invalid", 8888, "", List.of(), 1000);
        assertThatThrownBy(() -> ConnectedMeter.open(plan, MeterFacts.Quantity.POWER, surroundings(notes::add)))
                .isInstanceOf(AgentFault.class)
                .hasMessageContaining("fault.meter-name-unknown");
        assertThat(notes).isEmpty();
    }

    @AfterEach
    void shouldLeaveTheThreadAsItWas() {
        Thread.interrupted();
    }
}
