package org.wattladder.meter.simulator.scenario;

import java.io.IOException;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.wattladder.meter.PageTable;

class ScenarioPageTest {

    @Test
    void shouldDocumentEveryKey() throws IOException {
        new PageTable("| key | default | meaning |")
                .shouldHold(Arrays.stream(ScenarioKey.values())
                        .map(key -> "| `" + key.path() + "` | "
                                + (key.defaultText().isEmpty() ? "" : "`" + key.defaultText() + "` ")
                                + "| " + key.meaning() + " |")
                        .toList());
    }

    @Test
    void shouldDocumentEveryFault() throws IOException {
        new PageTable("| kind | what happens |")
                .shouldHold(Arrays.stream(FaultKind.values())
                        .map(kind -> "| `" + kind.word() + "` | " + kind.meaning() + " |")
                        .toList());
    }
}
