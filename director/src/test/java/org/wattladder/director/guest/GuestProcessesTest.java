package org.wattladder.director.guest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.wattladder.director.duty.AbandonedGroups;
import org.wattladder.director.duty.ControlGroup;
import org.wattladder.director.host.ControlGroups;
import org.wattladder.director.host.SystemFiles;
import org.wattladder.model.plan.GuestLimits;
import org.wattladder.model.time.TimeSource;

/** Guests on this machine: everything that one starts ends with it. */
@Tag("slow")
class GuestProcessesTest {
    private static final SystemFiles FILES = new SystemFiles(Path.of("/"));
    private static final long LIMIT_NANOS = TimeUnit.SECONDS.toNanos(20);
    private static final GuestLimits LIMITS = new GuestLimits(0.5, 100, 64, "");

    /** A child in a session of its own, without environment, whose parent leaves it. */
    private static final String DAEMON = "setsid env -i sleep 600 & exec sleep 600";

    @BeforeEach
    void needsControlGroups() {
        assumeTrue(
                new ControlGroups(FILES).forGuests(false).isPresent(),
                "no control groups with limits of CPU and memory can be made");
    }

    private static List<ControlGroup> groups(String beginning) {
        return new ControlGroups(FILES)
                .allParents().stream()
                        .flatMap(parent -> ControlGroup.in(parent, beginning).stream())
                        .toList();
    }

    private static Process start(Guests guests) throws IOException {
        List<String> words = new ArrayList<>(guests.enter("sut"));
        words.addAll(List.of("/bin/sh", "-c", DAEMON));
        return new ProcessBuilder(words).start();
    }

    /** Waits until the guest has that many processes. */
    private static List<Long> members(String beginning, int count) {
        return await().atMost(Duration.ofNanos(LIMIT_NANOS))
                .until(
                        () -> groups(beginning).stream()
                                .flatMap(group -> group.processes().stream())
                                .distinct()
                                .toList(),
                        members -> members.size() == count);
    }

    /** One that has ended and that nobody has asked for yet runs no longer. */
    private static boolean runs(long process) {
        return FILES.text("proc/" + process + "/stat")
                .filter(stat -> !stat.substring(stat.lastIndexOf(')')).startsWith(") Z"))
                .isPresent();
    }

    @Test
    void shouldEndWhateverAGuestHasStarted() throws Exception {
        String beginning = AbandonedGroups.PREFIX + ProcessHandle.current().pid() + "-" + System.nanoTime() + "-";
        Guests guests = new Guests(FILES, TimeSource.system(), beginning);
        guests.begin("sut", LIMITS);
        start(guests);
        List<Long> members = members(beginning, 2);
        guests.interval();
        assertThat(guests.end(LIMIT_NANOS)).isEmpty();
        assertThat(members).noneMatch(GuestProcessesTest::runs);
        assertThat(groups(beginning)).isEmpty();
    }

    /** As a Director leaves it that was killed together with its guard. */
    @Test
    void shouldEndWhatAnEndedDirectorLeft() throws Exception {
        Process director = new ProcessBuilder("true").start();
        director.waitFor();
        String beginning = AbandonedGroups.PREFIX + director.pid() + "-" + System.nanoTime() + "-";
        Guests left = new Guests(FILES, TimeSource.system(), beginning);
        left.begin("sut", LIMITS);
        start(left);
        List<Long> members = members(beginning, 2);
        AbandonedGroups.removeOfEndedDirectors(FILES, LIMIT_NANOS);
        assertThat(members).noneMatch(GuestProcessesTest::runs);
        assertThat(Stream.of(beginning)).allMatch(name -> groups(name).isEmpty());
    }
}
