package org.wattladder.chauffeur.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.chauffeur.event.EventFeed;
import org.wattladder.chauffeur.event.IntervalPart;
import org.wattladder.chauffeur.event.RunEvent;
import org.wattladder.chauffeur.journal.RunDirectory;
import org.wattladder.chauffeur.journal.SampleJournal;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.text.Message;
import org.wattladder.model.time.TimeSource;

/** Both ends of the socket of a run, on real sockets. */
@Timeout(60)
class LiveSocketTest {
    private static final RunEvent LAST = new RunEvent.Finished(0, Optional.empty());

    @TempDir
    private Path folder;

    private final EventFeed events = new EventFeed(TimeSource.system());
    private final List<Reader> readers = new ArrayList<>();
    private Path run;
    private LiveSocket socket;

    /** Follows a run on a thread of its own and keeps what it hears. */
    private static final class Reader {
        final LiveRun run;
        final List<RunEvent> heard = Collections.synchronizedList(new ArrayList<>());
        private final Thread thread;

        Reader(Path directory) throws IOException {
            run = LiveRun.attach(directory).orElseThrow();
            thread = new Thread(() -> {
                try {
                    run.follow(heard::add);
                } catch (IOException unreadable) {
                    heard.add(new RunEvent.Note(Message.of("fault.refused", unreadable.getMessage())));
                }
            });
            thread.start();
        }

        void awaitHeard(RunEvent event) {
            await().atMost(Duration.ofSeconds(30)).until(() -> heard.contains(event));
        }

        void awaitEnd() throws InterruptedException {
            thread.join(30_000);
            assertThat(thread.isAlive()).isFalse();
        }
    }

    @BeforeEach
    void offer() throws IOException {
        offer(folder.resolve("run"));
    }

    @AfterEach
    void end() throws IOException {
        socket.close();
        for (Reader reader : readers) {
            reader.run.close();
        }
    }

    private void offer(Path directory) throws IOException {
        run = directory;
        socket = open(RunDirectory.create(directory));
    }

    private LiveSocket open(RunDirectory directory) throws IOException {
        return LiveSocket.open(
                directory,
                events,
                () -> new RunEvent.Attached("run", directory.path().toString(), 1, "0.1.0", 3, events.position()));
    }

    private Reader attach() throws IOException {
        Reader reader = new Reader(run);
        readers.add(reader);
        return reader;
    }

    private static RunEvent note(int number) {
        return new RunEvent.Note(Message.of("note.agent", "note " + number));
    }

    private void tell(int number) {
        events.tell(() -> note(number));
    }

    private static List<String> names(Path directory) throws IOException {
        try (Stream<Path> content = Files.list(directory)) {
            return content.map(path -> path.getFileName().toString()).sorted().toList();
        }
    }

    @Test
    void shouldTellTwoReadersEverythingAndEndThem() throws Exception {
        Reader one = attach();
        tell(1);
        one.awaitHeard(note(1));
        Reader other = attach();
        events.journaled(SampleJournal.complete().get(0), 4);
        tell(2);
        socket.end(LAST);
        one.awaitEnd();
        other.awaitEnd();
        RunEvent journaled = new RunEvent.Journaled(4, SampleJournal.complete().get(0));
        assertThat(one.heard).containsExactly(note(1), journaled, note(2), LAST);
        assertThat(other.heard).containsExactly(journaled, note(2), LAST);
        assertThat(names(run)).containsExactly("logs");
    }

    @Test
    void shouldTellWhoAttachesInMidIntervalWhereTheRunIsNow() throws IOException {
        RunEvent.IntervalStarted interval = new RunEvent.IntervalStarted(
                0, SampleJournal.plan().worklets().get(0).schedule().foreseen().get(3), Measurement.of(12));
        events.moved(new RunEvent.WorkletPreparing(0));
        assertThat(attach().run.attached().position().orElseThrow().interval()).isEmpty();
        events.moved(interval);
        events.moved(new RunEvent.PartEntered(IntervalPart.RECORDING, Duration.ofHours(1)));
        RunEvent.Attached attached = attach().run.attached();
        assertThat(attached.journalLines()).isEqualTo(3);
        assertThat(attached.position().orElseThrow().interval()).contains(interval);
        RunEvent.PartEntered part = attached.position().orElseThrow().part().orElseThrow();
        assertThat(part.part()).isEqualTo(IntervalPart.RECORDING);
        assertThat(part.left()).isPositive().isLessThan(Duration.ofHours(1));
    }

    @Test
    void shouldNeitherHoldTheRunNorOthersForAReaderThatNeverReads() throws Exception {
        Path address = run.resolve(RunDirectory.LIVE);
        try (SocketChannel stuck = SocketChannel.open(UnixDomainSocketAddress.of(address))) {
            Reader good = attach();
            for (int number = 0; number < 1000; number++) {
                int padding = number;
                events.tell(() -> new RunEvent.Note(Message.of("note.agent", "x".repeat(10_000) + padding)));
            }
            tell(7);
            good.awaitHeard(note(7));
            socket.end(LAST);
            good.awaitEnd();
            assertThat(good.heard).endsWith(LAST);
            assertThat(stuck.isOpen()).isTrue();
        }
        events.close();
    }

    @Test
    void shouldMakeNothingOnceEverybodyLeftAndTakeThemInAgain() throws Exception {
        Reader reader = attach();
        reader.run.close();
        reader.awaitEnd();
        await().atMost(Duration.ofSeconds(30)).until(() -> {
            boolean[] made = new boolean[1];
            events.tell(() -> {
                made[0] = true;
                return note(0);
            });
            return !made[0];
        });
        Reader again = attach();
        tell(2);
        again.awaitHeard(note(2));
        assertThat(again.heard).containsExactly(note(2));
    }

    @Test
    void shouldDetachTheFirstOfTooManyReaders() throws Exception {
        Reader first = attach();
        for (int number = 0; number < LiveSocket.MOST_READERS; number++) {
            attach();
        }
        first.awaitEnd();
        tell(1);
        readers.get(1).awaitHeard(note(1));
        assertThat(first.heard).isEmpty();
    }

    @Test
    void shouldBeForItsUserAlone() throws IOException {
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(run.resolve(RunDirectory.LIVE))))
                .isEqualTo("rw-------");
        assertThat(names(run)).containsExactly("live.sock", "logs");
    }

    @Test
    void shouldLieElsewhereWhereThePathIsTooLong() throws Exception {
        socket.close();
        offer(folder.resolve("l".repeat(60)).resolve("o".repeat(60)));
        assertThat(names(run)).containsExactly("live.path", "logs");
        Path elsewhere =
                Path.of(Files.readString(run.resolve(RunDirectory.LIVE_PATH)).strip());
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(elsewhere)))
                .isEqualTo("rw-------");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(elsewhere.getParent())))
                .isEqualTo("rwx------");
        Reader reader = attach();
        socket.end(LAST);
        reader.awaitEnd();
        assertThat(reader.heard).containsExactly(LAST);
        assertThat(names(run)).containsExactly("logs");
        assertThat(elsewhere.getParent()).doesNotExist();
    }

    @Test
    void shouldFindNoRunBehindASocketThatAKilledRunLeftAndReplaceIt() throws Exception {
        socket.close();
        Path stale = run.resolve(RunDirectory.LIVE);
        ServerSocketChannel killed = ServerSocketChannel.open(StandardProtocolFamily.UNIX);
        killed.bind(UnixDomainSocketAddress.of(stale));
        killed.close();
        assertThat(stale).exists();
        assertThat(LiveRun.attach(run)).isEmpty();
        Files.writeString(run.resolve(RunDirectory.JOURNAL), "");
        socket = open(RunDirectory.open(run));
        Reader reader = attach();
        socket.end(LAST);
        reader.awaitEnd();
        assertThat(reader.heard).containsExactly(LAST);
    }

    @Test
    void shouldFindNoRunWhereNoneIsOn() throws IOException {
        socket.close();
        assertThat(LiveRun.attach(run)).isEmpty();
        Files.writeString(run.resolve(RunDirectory.LIVE_PATH), "/nowhere/live.sock\n");
        assertThat(LiveRun.attach(run)).isEmpty();
    }
}
