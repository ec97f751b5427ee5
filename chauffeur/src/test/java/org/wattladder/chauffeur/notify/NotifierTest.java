package org.wattladder.chauffeur.notify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.chauffeur.event.RunEvent;
import org.wattladder.chauffeur.journal.JournalRecord;
import org.wattladder.chauffeur.journal.SampleJournal;
import org.wattladder.model.plan.RunMode;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.reporter.finding.Verdict;
import org.wattladder.reporter.language.Language;
import org.wattladder.reporter.language.Words;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

@Timeout(60)
class NotifierTest {
    @TempDir
    private Path folder;

    private final List<JsonNode> posted = Collections.synchronizedList(new ArrayList<>());
    private final List<String> complaints = new ArrayList<>();
    private HttpServer server;
    private int failures;

    @BeforeEach
    void listen() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", exchange -> {
            posted.add(JsonMapper.shared()
                    .readTree(new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8)));
            // With a body: without one this server now and then resets a connection before its answer is read.
            byte[] body = {'{', '}'};
            exchange.sendResponseHeaders(failures-- > 0 ? 500 : 200, body.length);
            exchange.getResponseBody().write(body);
            exchange.close();
        });
        server.start();
    }

    @AfterEach
    void end() {
        server.stop(0);
    }

    private String address() {
        return "http://127.0.0.1:" + server.getAddress().getPort() + "/lab";
    }

    private Notifier notifier(String... named) throws IOException {
        return new Notifier(List.of(named), Words.in(Language.ENGLISH), complaints::add);
    }

    private static RunPlan plan(RunMode mode) {
        RunPlan plan = SampleJournal.plan();
        return plan.changed(mode, plan.worklets(), plan.suite().changes().get(0));
    }

    private void run(Notifier notifier, RunPlan plan) throws InterruptedException {
        notifier.accept(new RunEvent.RunStarted("results/run-1", plan));
        int line = 0;
        for (JournalRecord record : SampleJournal.complete()) {
            line++;
            notifier.accept(new RunEvent.Journaled(line, record));
        }
        notifier.accept(new RunEvent.ReportsWritten(Verdict.INCOMPLETE, List.of()));
        notifier.accept(new RunEvent.Finished(4, Optional.empty()));
        notifier.await();
    }

    /** The worklet of the sample journal ended without its last level. */
    @Test
    void shouldPostTheFirstInvalidFindingAndTheEnd() throws Exception {
        run(notifier(address()), plan(RunMode.RESEARCH));
        assertThat(complaints).isEmpty();
        assertThat(posted)
                .extracting(notice -> notice.path("notice").asString())
                .containsExactly("invalid", "ended");
        assertThat(posted.get(0).path("run").asString()).isEqualTo("run-1");
        assertThat(posted.get(0).path("text").asString()).contains("lu");
        assertThat(posted.get(0).has("verdict")).isFalse();
        assertThat(posted.get(1).path("verdict").asString()).isEqualTo("incomplete");
        assertThat(posted.get(1).path("exitCode").asInt()).isEqualTo(4);
    }

    @Test
    void shouldKnowWhatWasRecordedBeforeARunWasResumed() throws Exception {
        Path run = SampleJournal.write(folder.resolve("run-1"));
        List<JournalRecord> recorded = SampleJournal.complete();
        Notifier notifier = notifier(address());
        notifier.accept(new RunEvent.RunStarted(run.toString(), plan(RunMode.RESEARCH)));
        notifier.accept(new RunEvent.Journaled(
                recorded.size() + 1,
                recorded.stream()
                        .filter(JournalRecord.WorkletEnded.class::isInstance)
                        .findFirst()
                        .orElseThrow()));
        assertThat(posted)
                .extracting(notice -> notice.path("notice").asString())
                .containsExactly("invalid");
    }

    @Test
    void shouldSayNothingOfFindingsInARehearsal() throws Exception {
        run(notifier(address()), plan(RunMode.REHEARSAL));
        assertThat(posted)
                .extracting(notice -> notice.path("notice").asString())
                .containsExactly("ended");
    }

    @Test
    void shouldTryTheEndTwice() throws Exception {
        failures = 1;
        run(notifier(address()), plan(RunMode.REHEARSAL));
        assertThat(posted).hasSize(2);
        assertThat(complaints).isEmpty();
    }

    @Test
    void shouldComplainInOneLineOfWhomItCannotTell() throws Exception {
        failures = 9;
        run(notifier(address(), "/none/such", "false"), plan(RunMode.REHEARSAL));
        assertThat(complaints).hasSize(3);
        assertThat(complaints.get(0)).isEqualTo(address() + " was not notified: it answers with status 500");
        assertThat(complaints.get(1)).startsWith("/none/such was not notified: ");
        assertThat(complaints.get(2)).isEqualTo("false was not notified: it ended with exit code 1");
    }

    @Test
    void shouldStartACommandWithWordsAsInAShellAndVariables() throws Exception {
        Path written = folder.resolve("what was said");
        run(
                notifier(
                        "sh -c 'printf \"%s/%s/%s/%s\" \"$WATTLADDER_NOTICE\" \"$WATTLADDER_RUN\" \"$WATTLADDER_VERDICT\""
                                + " \"$1\" > \"$2\"' sh \"a b\" '" + written + "'"),
                plan(RunMode.REHEARSAL));
        assertThat(complaints).isEmpty();
        assertThat(Files.readString(written)).isEqualTo("ended/run-1/incomplete/a b");
    }

    @Test
    void shouldRefuseWhatCanBeNoRecipient() {
        assertThatThrownBy(() -> notifier("")).hasMessageContaining("an address that begins with http:// or https://");
        assertThatThrownBy(() -> notifier("ftp://x/y")).hasMessageContaining("an address that begins with");
        assertThatThrownBy(() -> notifier("http://")).hasMessageContaining("is no address");
        assertThatThrownBy(() -> notifier("http:///lab")).hasMessageContaining("names no host");
        assertThatThrownBy(() -> notifier("mail 'me")).hasMessageContaining("is not closed");
    }
}
