package org.wattladder.ptdaemon.codec;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Feeds lines to every parser: the seeds here, what a fuzzer makes of them in {@code system-tests/benches/fuzz}. */
public final class CodecFuzzTest {
    private static final List<Parser<String>> REWRITING = List.of(
            line -> Identity.parse(line).line(),
            line -> Ranges.parse(line).line(),
            line -> GoAnswer.parse(line).line(),
            line -> SampleHeader.parse(line).line(),
            line -> SampleRow.parse(line).line(),
            line -> StatisticsAnswer.parse(Column.WATTS, line).line(),
            line -> UncertaintyAnswer.parse(line).line(),
            line -> Reading.parse(Column.WATTS, line).text());

    private static final List<Parser<Object>> READING =
            List.of(Ranges::parseAll, UncertaintyAnswer::parseAll, Stamp::parse);

    /** Reads a line, and may write it down again. */
    private interface Parser<T> {
        T read(String line) throws UnreadableAnswer;
    }

    /** Each line is refused, or it is read, written, and from then on written the same; nothing else may happen. */
    public static void fuzzerTestOneInput(byte[] text) {
        new String(text, StandardCharsets.UTF_8).lines().limit(50).forEach(CodecFuzzTest::feed);
    }

    private static void feed(String line) {
        String command = Command.parse(line).line();
        assertThat(Command.parse(command).line()).isEqualTo(command);
        READING.forEach(parser -> tryRead(parser, line));
        for (Parser<String> parser : REWRITING) {
            tryRead(parser, line)
                    .ifPresent(written ->
                            assertThat(tryRead(parser, written)).as(line).contains(written));
        }
    }

    private static <T> Optional<T> tryRead(Parser<T> parser, String line) {
        try {
            return Optional.of(parser.read(line));
        } catch (UnreadableAnswer refused) {
            return Optional.empty();
        }
    }

    static List<Path> seeds() throws IOException {
        try (Stream<Path> lines = Files.list(Path.of("src/test/resources/fuzz/ptdaemon"));
                Stream<Path> sessions = Files.list(Path.of("src/test/resources/sessions"))) {
            return Stream.concat(lines, sessions).toList();
        }
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void shouldReadOrRefuseEverySeed(Path seed) throws IOException {
        fuzzerTestOneInput(Files.readAllBytes(seed));
    }
}
