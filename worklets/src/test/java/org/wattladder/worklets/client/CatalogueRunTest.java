package org.wattladder.worklets.client;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.wattladder.worklets.api.OnDisk;
import org.wattladder.worklets.api.Parameter;
import org.wattladder.worklets.api.StorageNeed;
import org.wattladder.worklets.api.Worklet;
import org.wattladder.worklets.api.WorkletCatalogue;
import org.wattladder.worklets.link.ClientLine;
import org.wattladder.worklets.link.CountLine;
import org.wattladder.worklets.link.DoneLine;
import org.wattladder.worklets.link.FigureLine;
import org.wattladder.worklets.link.ReadyLine;
import org.wattladder.worklets.link.RunLine;

/** Every registered worklet, with its tiny parameters, through the whole client. */
@Tag("slow")
class CatalogueRunTest {
    private static final long MS = 1_000_000;

    /** Only a composite looks at these names. */
    private static final Set<String> PARTS = Set.of("lu", "crypto-aes/encrypt");

    /** Whose libraries a machine may not have; they have a test of their own. */
    private static final Set<String> LIBRARIES = Set.of("solve-mkl", "solve-openblas");

    @TempDir(factory = OnDisk.class)
    private Path directory;

    static Stream<String> names() {
        return WorkletCatalogue.load().worklets().stream()
                .map(worklet -> worklet.description().name())
                .filter(name -> !LIBRARIES.contains(name));
    }

    @ParameterizedTest
    @MethodSource("names")
    void shouldRunEveryWorkletAtAGivenCountAndFindItsOutputRight(String name) throws Exception {
        Worklet worklet = WorkletCatalogue.load().find(name, PARTS).orElseThrow();
        Map<String, Long> tiny =
                worklet.description().parameters().stream().collect(Collectors.toMap(Parameter::name, Parameter::tiny));
        Optional<String> folder = worklet.description().storage().equals(StorageNeed.NONE)
                ? Optional.empty()
                : Optional.of(directory.toString());
        try (Talk talk = new Talk(worklet, 2, tiny, folder, Map.of())) {
            talk.hear(ReadyLine.class);
            RunLine.Pace pace = new RunLine.Pace(4, 30, 0);
            talk.say(new RunLine(1, System.nanoTime(), 20 * MS, 80 * MS, 400 * MS, pace, 3).text());
            long completed = 0;
            ClientLine line = talk.hear();
            for (; line instanceof FigureLine || line instanceof CountLine; line = talk.hear()) {
                completed += line instanceof CountLine count ? count.transactions() : 0;
            }
            assertThat(line).isInstanceOf(DoneLine.class);
            assertThat(completed + ((DoneLine) line).unfinished()).isBetween(30L, 34L);
        }
    }
}
