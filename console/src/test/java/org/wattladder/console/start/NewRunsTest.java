package org.wattladder.console.start;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.chauffeur.archive.RunIndex;
import org.wattladder.chauffeur.config.PlanReader;
import org.wattladder.console.archive.Archive;
import org.wattladder.model.time.TimeSource;
import org.wattladder.worklets.api.WorkletCatalogue;

/** Runs that begin in the same second, from one console or two. */
class NewRunsTest {
    private static final TimeSource ONE_SECOND = new TimeSource() {
        @Override
        public Instant now() {
            return Instant.parse("2026-05-04T03:02:01Z");
        }

        @Override
        public long nanoTime() {
            return 0;
        }
    };

    @TempDir
    private Path home;

    private Path results;

    @BeforeEach
    void makeACommandThatSaysWhereItGoes() throws IOException {
        results = home.resolve("results");
        Path launcher = Files.createDirectories(home.resolve("bin")).resolve("wattladder");
        Files.writeString(launcher, "#!/bin/sh\nfor word; do echo \"$word\"; done >>\"" + home + "/said-$$\"\n");
        Files.setPosixFilePermissions(launcher, PosixFilePermissions.fromString("rwx------"));
    }

    private NewRuns console() {
        return new NewRuns(
                new Archive(RunIndex.over(List.of(results))),
                new AskedPlans(
                        new PlanReader(Path.of("..", "config"), WorkletCatalogue.load()),
                        new AskedPlans.Options(Optional.empty(), List.of()),
                        new StoredEnvironments(results)),
                new RunProcess(home, home),
                results,
                ONE_SECOND);
    }

    @Test
    void shouldGiveEachAFolderOfItsOwn() throws Exception {
        NewRuns first = console();
        NewRuns second = console();
        List<CompletableFuture<Void>> starts = Stream.of(first, second, first, second)
                .map(console -> CompletableFuture.runAsync(() -> start(console)))
                .toList();
        starts.forEach(CompletableFuture::join);

        List<String> folders = List.of(
                "20260504-030201-rating",
                "20260504-030201-rating-2",
                "20260504-030201-rating-3",
                "20260504-030201-rating-4");
        try (Stream<Path> made = Files.list(results)) {
            assertThat(made.map(path -> path.getFileName().toString())).containsExactlyInAnyOrderElementsOf(folders);
        }
        assertThat(outputs())
                .containsExactlyInAnyOrderElementsOf(folders.stream()
                        .map(name -> "--out=" + results.resolve(name))
                        .toList());
    }

    private static void start(NewRuns console) {
        try {
            console.start(List.of("run", "rating"), "rating", List.of());
        } catch (Exception failed) {
            throw new IllegalStateException(failed);
        }
    }

    private List<String> outputs() throws IOException {
        try (Stream<Path> files = Files.list(home)) {
            return files.filter(file -> file.getFileName().toString().startsWith("said-"))
                    .flatMap(file -> {
                        try {
                            return Files.readAllLines(file).stream();
                        } catch (IOException gone) {
                            throw new IllegalStateException(gone);
                        }
                    })
                    .filter(word -> word.startsWith("--out="))
                    .toList();
        }
    }
}
