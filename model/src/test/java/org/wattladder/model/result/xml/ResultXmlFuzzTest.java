package org.wattladder.model.result.xml;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.wattladder.model.result.RunResult;

/** Feeds texts to the reader: the seeds here, what a fuzzer makes of them in {@code system-tests/benches/fuzz}. */
public final class ResultXmlFuzzTest {
    private static final ResultXml XML = new ResultXml();

    /** A text is refused with a sentence, or it is a result that is written and read back equal. */
    public static void fuzzerTestOneInput(byte[] text) {
        RunResult result;
        try {
            result = XML.read(new String(text, StandardCharsets.UTF_8), "seed.xml");
        } catch (InvalidResult refused) {
            assertThat(refused).hasMessageStartingWith("seed.xml:");
            return;
        }
        String written = XML.write(result);
        try {
            assertThat(XML.read(written, "written.xml")).isEqualTo(result);
        } catch (InvalidResult unreadable) {
            throw new AssertionError(written, unreadable);
        }
    }

    static List<Path> seeds() throws IOException {
        try (Stream<Path> files = Files.list(Path.of("src/test/resources/fuzz/result"))) {
            return files.toList();
        }
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void shouldReadOrRefuseEverySeed(Path seed) throws IOException {
        fuzzerTestOneInput(Files.readAllBytes(seed));
    }
}
