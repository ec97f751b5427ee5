package org.wattladder.reporter.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.reporter.verify.bundle.ManifestCheck;
import org.wattladder.reporter.verify.difference.Difference;

class FlippedByteTest {
    private static final int FLIPS = 500;
    /** Reading the archive takes most of a verification, so that not every flip gets a whole one. */
    private static final int EVERY = 25;

    @TempDir
    private Path directory;

    private SampleBundle bundle;

    @BeforeEach
    void write() throws IOException {
        bundle = SampleBundle.write(directory);
    }

    @Test
    void shouldNameTheFileOfEveryFlippedByte() throws Exception {
        long seed = 20260301;
        Random random = new Random(seed);
        List<Path> files = bundle.files();
        for (int i = 0; i < FLIPS; i++) {
            Path file = files.get(random.nextInt(files.size()));
            byte[] content = Files.readAllBytes(file);
            int place = random.nextInt(content.length);
            int flipped = content[place] ^ (1 + random.nextInt(255));
            byte[] altered = content.clone();
            altered[place] = (byte) flipped;
            Files.write(file, altered);
            String name = directory.relativize(file).toString();
            List<Difference> differences = i % EVERY == 0
                    ? Verification.of(directory, Optional.empty()).differences()
                    : ManifestCheck.of(directory).differences();
            assertThat(differences)
                    .as("flip %d of seed %d: byte %d of %s", i, seed, place, name)
                    .isNotEmpty();
            assertThat(differences.get(0).file())
                    .as("flip %d of seed %d", i, seed)
                    .isEqualTo(name);
            Files.write(file, content);
        }
        assertThat(ManifestCheck.of(directory).differences()).isEmpty();
    }

    @Test
    void shouldNameWhatWasTakenAwayAndWhatWasAdded() throws Exception {
        Files.delete(directory.resolve("result.html"));
        bundle.put("logs/new.log", "");
        assertThat(ManifestCheck.of(directory).differences())
                .extracting(Difference::sentence)
                .containsExactly(
                        "result.html: is missing, but the manifest lists it",
                        "logs/new.log: was added: the manifest does not list it");
    }

    @Test
    void shouldAskForTheManifest() throws Exception {
        Files.delete(directory.resolve("manifest.sha256"));
        assertThat(ManifestCheck.of(directory).differences())
                .extracting(Difference::sentence)
                .containsExactly("manifest.sha256: is missing");
    }
}
