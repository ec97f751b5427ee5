package org.wattladder.system.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** {@code THIRD-PARTY.md} lists the libraries that lie beside the jars of the four processes, no more and no less. */
class ThirdPartyTest {
    private static final Path HOME = Path.of(System.getProperty("wattladder.home"));

    @Test
    void shouldListEveryLibraryThatIsShipped() throws IOException {
        TreeSet<String> shipped = new TreeSet<>();
        for (String module : List.of("chauffeur", "director", "meter-daemon", "console")) {
            try (Stream<Path> jars = Files.list(HOME.resolve(module).resolve("target/lib"))) {
                jars.map(jar -> String.valueOf(jar.getFileName()).replaceFirst("-\\d.*$", ""))
                        .filter(name -> !name.startsWith("wattladder-"))
                        .forEach(shipped::add);
            }
        }
        List<String> listed = new ArrayList<>();
        for (String line : Files.readAllLines(HOME.resolve("THIRD-PARTY.md"))) {
            if (line.startsWith("| ") && !line.startsWith("| library") && !line.startsWith("| ---")) {
                listed.add(line.split("\\|", -1)[1].strip());
            }
        }
        assertThat(listed).containsExactlyElementsOf(shipped);
    }
}
