package org.wattladder.chauffeur.event;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.text.Message;
import org.wattladder.model.time.TimeSource;

class EventFeedTest {
    private final EventFeed feed = new EventFeed(TimeSource.system());

    /** Takes nothing after the first event until it is let go. */
    private static final class Slow implements Consumer<RunEvent> {
        final List<RunEvent> heard = Collections.synchronizedList(new ArrayList<>());
        final CountDownLatch entered = new CountDownLatch(1);
        final CountDownLatch released = new CountDownLatch(1);

        @Override
        public void accept(RunEvent event) {
            heard.add(event);
            entered.countDown();
            try {
                released.await();
            } catch (InterruptedException ended) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private static RunEvent.Progress progress(long seconds) {
        return new RunEvent.Progress(
                IntervalPart.RECORDING,
                Duration.ofSeconds(seconds),
                Measurement.absent("none"),
                Optional.empty(),
                Measurement.absent("none"),
                List.of());
    }

    private Slow blocked() throws InterruptedException {
        Slow slow = new Slow();
        feed.subscribe(slow);
        feed.note(Message.of("first"));
        slow.entered.await();
        return slow;
    }

    /** A clock that stands until somebody moves it. */
    private static final class StandingClock implements TimeSource {
        private Duration passed = Duration.ZERO;

        @Override
        public Instant now() {
            return Instant.EPOCH.plus(passed);
        }

        @Override
        public long nanoTime() {
            return passed.toNanos();
        }
    }

    private static RunEvent.Progress read(double watts) {
        return new RunEvent.Progress(
                IntervalPart.RECORDING,
                Duration.ofSeconds(3),
                Measurement.of(watts),
                Optional.of(EvidenceTier.ANALYZER),
                Measurement.absent("none"),
                List.of());
    }

    @Test
    void shouldTellWhoJoinsTheNewestWattsWithTheirAge() {
        StandingClock clock = new StandingClock();
        EventFeed joined = new EventFeed(clock);
        joined.moved(new RunEvent.WorkletPreparing(0));
        assertThat(joined.position().orElseThrow().read()).isEmpty();

        joined.passed(progress(9));
        assertThat(joined.position().orElseThrow().read())
                .contains(new RunPosition.Readings(progress(9), Duration.ZERO));
        joined.passed(read(98.5));
        clock.passed = Duration.ofSeconds(10);
        joined.passed(read(99.5));
        clock.passed = Duration.ofSeconds(12);
        joined.passed(progress(1));
        joined.moved(new RunEvent.WorkletPreparing(1));

        assertThat(joined.position().orElseThrow().read())
                .contains(new RunPosition.Readings(read(99.5), Duration.ofSeconds(2)));
    }

    @Test
    void shouldMakeNoEventWhileNobodySubscribes() {
        feed.tell(() -> {
            throw new AssertionError("made for nobody");
        });
        feed.close();
    }

    @Test
    void shouldTellEverySubscriberEverythingInOrder() {
        List<RunEvent> one = new ArrayList<>();
        List<RunEvent> other = new ArrayList<>();
        feed.subscribe(one::add);
        feed.note(Message.of("a"));
        feed.subscribe(other::add);
        feed.note(Message.of("b"));
        feed.close();
        assertThat(one).containsExactly(new RunEvent.Note(Message.of("a")), new RunEvent.Note(Message.of("b")));
        assertThat(other).containsExactly(new RunEvent.Note(Message.of("b")));
    }

    @Test
    void shouldTellASlowSubscriberTheLastProgressOnly() throws InterruptedException {
        Slow slow = blocked();
        feed.tell(() -> progress(3));
        feed.tell(() -> progress(2));
        feed.note(Message.of("between"));
        feed.tell(() -> progress(1));
        slow.released.countDown();
        feed.close();
        assertThat(slow.heard)
                .containsExactly(
                        new RunEvent.Note(Message.of("first")),
                        progress(2),
                        new RunEvent.Note(Message.of("between")),
                        progress(1));
    }

    @Test
    void shouldDropTheOldestOfTooManyAndSaySo() throws InterruptedException {
        Slow slow = blocked();
        for (int number = 1; number <= Mailbox.CAPACITY + 3; number++) {
            feed.note(Message.of("note-" + number));
        }
        slow.released.countDown();
        feed.close();
        assertThat(slow.heard).hasSize(1 + 1 + Mailbox.CAPACITY);
        assertThat(slow.heard.subList(1, 3))
                .containsExactly(new RunEvent.EventsMissed(3), new RunEvent.Note(Message.of("note-4")));
    }

    @Test
    void shouldGoOnWithoutASubscriberThatFails() throws InterruptedException {
        CountDownLatch failed = new CountDownLatch(1);
        List<RunEvent> other = new ArrayList<>();
        Thread.UncaughtExceptionHandler before = Thread.getDefaultUncaughtExceptionHandler();
        Thread.setDefaultUncaughtExceptionHandler((thread, fault) -> failed.countDown());
        try {
            feed.subscribe(event -> {
                throw new IllegalStateException("a subscriber with a fault");
            });
            feed.subscribe(other::add);
            feed.note(Message.of("a"));
            failed.await();
            feed.note(Message.of("b"));
            feed.close();
        } finally {
            Thread.setDefaultUncaughtExceptionHandler(before);
        }
        assertThat(other).containsExactly(new RunEvent.Note(Message.of("a")), new RunEvent.Note(Message.of("b")));
    }
}
