package org.wattladder.director.audit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.director.StandingClock;
import org.wattladder.model.wire.Hello;
import org.wattladder.model.wire.StopClients;

class AuditFileTest {
    private static final Caller LAB = new Caller("lab", "192.0.2.7:4711");

    @TempDir
    private Path directory;

    @Test
    void shouldAppendALineForEveryEventThatOnlyTheOwnerReads() throws IOException {
        Path file = directory.resolve("logs/audit.jsonl");
        try (AuditFile audit = AuditFile.open(file, new StandingClock())) {
            audit.entered(LAB);
            audit.asked(LAB, new Hello("1", 2, "feed", "run\n1"));
        }
        try (AuditFile audit = AuditFile.open(file, new StandingClock())) {
            audit.asked(LAB, new StopClients());
            audit.left(LAB);
        }
        String start = "{\"at\":\"2026-03-01T10:00:00Z\",\"event\":\"";
        String caller = "\",\"peer\":\"lab\",\"address\":\"192.0.2.7:4711\"";
        assertThat(Files.readAllLines(file))
                .containsExactly(
                        start + "entered" + caller + "}",
                        start + "asked" + caller
                                + ",\"command\":{\"command\":\"hello\",\"productVersion\":\"1\",\"protocolVersion\":2,"
                                + "\"catalogueDigest\":\"feed\",\"run\":\"run\\n1\"}}",
                        start + "asked" + caller + ",\"command\":{\"command\":\"stop-clients\"}}",
                        start + "left" + caller + "}");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                .isEqualTo("rw-------");
    }

    @Test
    void shouldNotGrowByStrangersWhoKnock() throws IOException {
        Path file = directory.resolve("audit.jsonl");
        StandingClock clock = new StandingClock();
        try (AuditFile audit = AuditFile.open(file, clock)) {
            for (int i = 0; i < 1000; i++) {
                audit.refused(Caller.unknown("192.0.2.66:1"), "its key is not trusted");
            }
            clock.pass(10_000_000_000L);
            audit.refused(Caller.unknown("192.0.2.66:1"), "its key is not trusted");
        }
        List<String> lines = Files.readAllLines(file);
        assertThat(lines).hasSize(61);
        assertThat(lines.get(60)).contains("\"why\":\"its key is not trusted\",\"moreBefore\":940");
    }

    @Test
    void shouldShortenALongCommand() throws IOException {
        Path file = directory.resolve("audit.jsonl");
        try (AuditFile audit = AuditFile.open(file, new StandingClock())) {
            audit.asked(LAB, new Hello("1", 2, "feed", "r".repeat(20_000)));
        }
        assertThat(Files.readString(file)).hasSizeLessThan(9000).contains("\"commandBegin\":\"{");
    }
}
