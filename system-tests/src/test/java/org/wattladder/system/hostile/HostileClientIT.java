package org.wattladder.system.hostile;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.model.sample.Everyday;
import org.wattladder.worklets.link.ClientLine;

/** A client that says or does one thing which cannot be, below a real Director and a real Chauffeur. */
@Order(2)
class HostileClientIT {
    /** One of so many lies is told every day. */
    private static final int EVERYDAY = 25;

    @TempDir
    private Path directory;

    @Test
    void shouldEndInOrderWhateverAClientSays() throws Exception {
        check("hostile-client", Everyday.oneOf(EVERYDAY, ClientLies.all()));
    }

    @Test
    @Tag("full")
    void shouldEndInOrderWhateverAnyWordOfALineIs() throws Exception {
        check("hostile-client-words", ClientLies.all());
    }

    @Test
    void shouldLieInEveryKindOfLine() {
        assertThat(ClientLies.all())
                .extracting(ClientLie::text)
                .anySatisfy(text -> assertThat(text).contains("failed "));
        for (Class<?> line : ClientLine.class.getPermittedSubclasses()) {
            String word = line.getSimpleName().replace("Line", "").toLowerCase(java.util.Locale.ROOT);
            int words = Arrays.stream(line.getRecordComponents())
                    .mapToInt(component ->
                            component.getType().isRecord() ? component.getType().getRecordComponents().length : 1)
                    .sum();
            if (!word.equals("failed")) {
                assertThat(ClientLie.honest().values())
                        .as("an honest %s with all its %s words", word, words)
                        .anySatisfy(text -> assertThat(text.lines())
                                .anySatisfy(each -> assertThat(each.split(" ", -1))
                                        .startsWith(word)
                                        .hasSize(words + 1)));
            }
        }
    }

    private void check(String name, List<ClientLie> lies) throws Exception {
        HostileTable.check(
                directory,
                name,
                lies.stream()
                        .map(lie -> new HostileTable.Case(
                                lie.name(), lie.kind(), lie.verdict(), folder -> new LyingClients(folder, lie)))
                        .toList());
    }
}
