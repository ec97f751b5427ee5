package org.wattladder.system.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.wattladder.model.wire.DirectorCommand;
import org.wattladder.model.wire.DirectorEvent;
import org.wattladder.ptdaemon.codec.Command;
import org.wattladder.worklets.link.ClientLine;
import org.wattladder.worklets.link.DirectorLine;

/** The lists of messages in {@code docs/protocol.md} are those of the sealed types. */
class ProtocolPageTest {
    private static final Path PAGE = Path.of(System.getProperty("wattladder.home"), "docs/protocol.md");

    /** The first words in code of the rows below this head. */
    private static List<String> listed(String head) throws IOException {
        List<String> lines = Files.readAllLines(PAGE);
        int start = lines.indexOf(lines.stream()
                .filter(line -> line.startsWith("| " + head + " |"))
                .findFirst()
                .orElseThrow());
        return lines.stream()
                .skip(start + 2L)
                .takeWhile(line -> line.startsWith("|"))
                .map(line -> line.split("`", -1)[1])
                .toList();
    }

    private static Stream<String> names(Class<?> message) {
        return Arrays.stream(message.getAnnotation(JsonSubTypes.class).value()).map(JsonSubTypes.Type::name);
    }

    private static Stream<String> words(Class<?> line) {
        return Arrays.stream(line.getPermittedSubclasses())
                .map(type -> type.getSimpleName().replaceFirst("Line$", "").toLowerCase(Locale.ROOT));
    }

    @Test
    void shouldListEveryCommandAndEventOfDirectors() throws IOException {
        assertThat(listed("command"))
                .containsExactlyElementsOf(names(DirectorCommand.class).toList());
        assertThat(listed("event"))
                .containsExactlyElementsOf(names(DirectorEvent.class).toList());
    }

    @Test
    void shouldListEveryLineOfClients() throws IOException {
        assertThat(listed("to the client"))
                .containsExactlyInAnyOrderElementsOf(words(DirectorLine.class).toList());
        assertThat(listed("from the client"))
                .containsExactlyInAnyOrderElementsOf(words(ClientLine.class).toList());
    }

    @Test
    void shouldListEveryCommandOfMeters() throws IOException {
        List<Class<?>> meant = Files.readAllLines(PAGE).stream()
                .dropWhile(line -> !line.startsWith("## Chauffeur and meter"))
                .dropWhile(line -> !line.startsWith("| command |"))
                .skip(2)
                .takeWhile(line -> line.startsWith("|"))
                .map(line -> Command.parse(line.split("`", -1)[1]).getClass())
                .<Class<?>>map(type -> type)
                .toList();
        List<Class<?>> known = Arrays.stream(Command.class.getPermittedSubclasses())
                .filter(type -> type != Command.NotUnderstood.class)
                .<Class<?>>map(type -> type)
                .toList();
        assertThat(meant).containsExactlyInAnyOrderElementsOf(known);
    }
}
