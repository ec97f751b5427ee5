package org.wattladder.chauffeur.service;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.chauffeur.journal.Journal;
import org.wattladder.chauffeur.journal.RunDirectory;
import org.wattladder.chauffeur.journal.SampleJournal;

class RunStoreTest {
    @TempDir
    private Path results;

    private RunStore store;

    @BeforeEach
    void openTheStore() {
        store = new RunStore(results);
    }

    @Test
    void shouldFindTheRunsThatAProcessIsAt() throws IOException {
        Path run = SampleJournal.write(results.resolve("five/five-1"));
        SampleJournal.write(results.resolve("over"));
        try (Journal open = Journal.open(run.resolve(RunDirectory.JOURNAL))) {
            assertThat(open).isNotNull();
            assertThat(store.live()).containsExactly(run);
        }
        assertThat(store.live()).isEmpty();
    }

    @Test
    void shouldFindARunByPathOrName() throws IOException {
        Path path = SampleJournal.write(results.resolve("20260301-100000-rating"));
        assertThat(store.find(path)).isEqualTo(path);
        assertThat(store.find(Path.of("20260301-100000-rating"))).isEqualTo(path);
        assertThat(store.find(Path.of("20260301-100000-rating/journal.jsonl")))
                .isEqualTo(path.resolve("journal.jsonl"));
        assertThatThrownBy(() -> store.find(Path.of("20260301-100000-ratting")))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("does not exist")
                .hasMessageEndingWith("; did you mean \"20260301-100000-rating\"?");
    }

    @Test
    void shouldNameANewRunByTimeAndSuite() {
        assertThat(store.newRun("rating", Instant.parse("2026-03-01T10:00:00.5Z")))
                .isEqualTo(results.resolve("20260301-100000-rating"));
    }
}
