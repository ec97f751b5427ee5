package org.wattladder.model.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Feeds frames to the codec: the seeds here, what a fuzzer makes of them in {@code system-tests/benches/fuzz}. */
public final class WireCodecFuzzTest {
    private static final WireCodec CODEC = new WireCodec();

    /** A frame is refused, or it is a message that is written and read back equal; nothing else may happen. */
    public static void fuzzerTestOneInput(byte[] frame) {
        try {
            DirectorCommand<?> command = CODEC.decodeCommand(frame);
            assertThat(CODEC.decodeCommand(CODEC.encode(command))).isEqualTo(command);
        } catch (UnknownMessage refused) {
            assertThat(refused).hasMessageStartingWith("not a known");
        }
        try {
            DirectorEvent event = CODEC.decodeEvent(frame);
            assertThat(CODEC.decodeEvent(CODEC.encode(event))).isEqualTo(event);
        } catch (UnknownMessage refused) {
            assertThat(refused).hasMessageStartingWith("not a known");
        }
    }

    static List<Path> seeds() throws IOException {
        try (Stream<Path> files = Files.list(Path.of("src/test/resources/fuzz/wire"))) {
            return files.toList();
        }
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void shouldReadOrRefuseEverySeed(Path seed) throws IOException {
        fuzzerTestOneInput(Files.readAllBytes(seed));
    }
}
