package org.wattladder.meter.simulator.scenario;

import java.io.IOException;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.wattladder.meter.PageTable;
import org.wattladder.settings.Key;
import org.wattladder.settings.Kind;
import org.wattladder.settings.ListKind;
import org.wattladder.settings.Section;

class ScenarioPageTest {

    @Test
    void shouldDocumentEveryKey() throws IOException {
        new PageTable("| key | default | meaning |")
                .shouldHold(rows("", ScenarioKeys.SECTION).toList());
    }

    private static Stream<String> rows(String path, Section section) {
        return section.keys().stream().flatMap(key -> rows(path + key.name(), key));
    }

    private static <T> Stream<String> rows(String path, Key<T> key) {
        String standard = key.standard()
                .map(value -> key.kind().written(value))
                .filter(text -> !text.equals("[]"))
                .map(text -> "`" + text + "` ")
                .orElse("");
        Kind<?> kind = key.kind() instanceof ListKind<?> list ? list.each() : key.kind();
        return Stream.concat(
                Stream.of("| `" + path + "` | " + standard + "| " + key.sentence() + " |"),
                kind instanceof Section section ? rows(path + ".", section) : Stream.empty());
    }

    @Test
    void shouldDocumentEveryFault() throws IOException {
        new PageTable("| kind | what happens |")
                .shouldHold(Arrays.stream(FaultKind.values())
                        .map(kind -> "| `" + kind.word() + "` | " + kind.meaning() + " |")
                        .toList());
    }
}
