package org.wattladder.console.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.console.web.EventStream;
import org.wattladder.model.time.TimeSource;

class PacedStreamTest {
    private final List<String> heard = new CopyOnWriteArrayList<>();

    private final EventStream browser = new EventStream() {
        @Override
        public void send(String id, String name, String data) {
            heard.add((id + " " + name + " " + data).strip());
        }

        @Override
        public void onEnd(Runnable action) {
            throw new IllegalStateException("nobody leaves");
        }

        @Override
        public void end() {
            throw new IllegalStateException("it is not over");
        }
    };

    private final TimeSource time = new TimeSource() {
        @Override
        public Instant now() {
            return Instant.EPOCH;
        }

        @Override
        public long nanoTime() {
            return nanos;
        }
    };

    private final List<Long> waitsNanos = new ArrayList<>();
    private Runnable planned = () -> {};
    private long nanos;

    private void later(long waitNanos, Runnable action) {
        waitsNanos.add(waitNanos);
        planned = action;
    }

    private void awaitEvents(int count) {
        await().until(() -> heard.size() == count);
    }

    @Test
    void shouldTellTheFirstAtOnceAndASecondLaterTheNewestOfAllTogether() {
        PacedStream stream = PacedStream.ofMany(browser, time, this::later);
        stream.place("a", "1");
        planned.run();
        nanos = 400_000_000;
        stream.place("a", "2");
        stream.place("b", "3");
        stream.place("a", "4");
        planned.run();

        assertThat(waitsNanos).containsExactly(0L, 600_000_000L);
        assertThat(heard).containsExactly("progress [1]", "progress [4,3]");
    }

    @Test
    void shouldTellOnceThatJournalsHaveGrownAndNotWhatAPageShowsThen() {
        PacedStream stream = PacedStream.ofMany(browser, time, this::later);
        stream.place("a", "2");
        stream.grown();
        stream.grown();
        stream.place("b", "3");
        planned.run();
        planned.run();

        assertThat(waitsNanos).containsExactly(0L, 1_000_000_000L);
        assertThat(heard).containsExactly("journal {}", "progress [3]");
    }

    @Test
    void shouldTellLinesThatCameWithinASecondTogetherAndEachOnce(@TempDir Path run) throws Exception {
        Path journal = Files.writeString(run.resolve("journal.jsonl"), "1\n2\n");
        PacedStream stream = PacedStream.ofLines(run, 1, browser, TimeSource.system());
        stream.grown();
        awaitEvents(1);
        for (String line : List.of("3\n", "4\n")) {
            Files.writeString(journal, line, StandardOpenOption.APPEND);
            stream.grown();
        }
        awaitEvents(2);
        stream.grown();
        stream.place("a", "5");
        awaitEvents(3);
        Files.writeString(journal, "6\n", StandardOpenOption.APPEND);
        stream.finish();

        assertThat(heard).containsExactly("2 journal [2]", "4 journal [3,4]", "progress [5]", "5 journal [6]");
    }

    @Test
    void shouldMakeABrowserThatKnowsMoreLoadThePageAgain(@TempDir Path run) throws Exception {
        Files.writeString(run.resolve("journal.jsonl"), "1\n");
        PacedStream.ofLines(run, 7, browser, TimeSource.system());

        assertThat(heard).containsExactly("resync {}");
    }
}
