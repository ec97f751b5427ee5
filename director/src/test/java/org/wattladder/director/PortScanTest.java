package org.wattladder.director;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.wattladder.director.clients.EchoingClient;
import org.wattladder.director.link.AccessRules;
import org.wattladder.keys.Identity;
import org.wattladder.keys.Tls;
import org.wattladder.keys.TrustList;
import org.wattladder.keys.TrustedPeer;
import org.wattladder.keys.file.KeyMaker;
import org.wattladder.model.wire.DirectorCommand;
import org.wattladder.model.wire.Hello;
import org.wattladder.model.wire.Refused;
import org.wattladder.model.wire.Welcome;
import org.wattladder.model.wire.WireCodec;
import tools.jackson.databind.json.JsonMapper;

/**
 * Scans the port of a Director with keys: every type of message from every kind of caller. What came out is the table in
 * {@code docs/security.md}, which {@code -Dwattladder.update=true} rewrites.
 */
@Tag("slow")
class PortScanTest {
    private static final int ALERT = 21;
    private static final Path PAGE = Path.of("../docs/security.md");
    private static final String BEGIN = "<!-- scan begins: made by -Dwattladder.update=true -->\n";
    private static final String END = "<!-- scan ends -->";

    private static Identity ownKey;
    private static Identity trusted;
    private static Identity unknown;

    @BeforeAll
    static void makeKeys() throws IOException {
        ownKey = KeyMaker.make("director");
        trusted = KeyMaker.make("chauffeur");
        unknown = KeyMaker.make("stranger");
    }

    private static Director start(RememberingAudit audit) throws IOException {
        Tls tls = Tls.of(ownKey, new TrustList(List.of(new TrustedPeer(trusted.fingerprint(), "lab"))));
        return TestDirectors.start(
                EchoingClient.class.getName(),
                TestDirectors.GENEROUS,
                new AccessRules(
                        Optional.of(tls), audit, new StandingClock(), Duration.ofSeconds(5), Duration.ofSeconds(10)));
    }

    @Test
    void shouldServeNobodyButATrustedChauffeurThatSaysHello() throws IOException {
        List<DirectorCommand<?>> commands = SampleCommands.all();
        assertThat(commands).hasSizeGreaterThanOrEqualTo(7);
        List<List<String>> columns = new ArrayList<>();
        for (Callers kind : Callers.values()) {
            columns.add(unauthorised(kind, commands));
        }
        columns.add(withoutHello(commands));
        columns.add(besidesAnother(commands));
        StringBuilder table = new StringBuilder("""
                | message | plain TCP | TLS, no certificate | TLS, certificate not trusted | TLS 1.2, trusted | trusted, no hello before | trusted, another is served |
                | --- | --- | --- | --- | --- | --- | --- |
                """);
        for (int row = 0; row < commands.size(); row++) {
            table.append("| `").append(name(commands.get(row))).append("` |");
            for (List<String> column : columns) {
                table.append(' ').append(column.get(row)).append(" |");
            }
            table.append('\n');
        }
        compare(table.toString());
    }

    /** Nothing of what they send is read, and they learn nothing. */
    private static List<String> unauthorised(Callers kind, List<DirectorCommand<?>> commands) throws IOException {
        RememberingAudit audit = new RememberingAudit();
        List<String> answers = new ArrayList<>();
        try (Director director = start(audit)) {
            long processes = ProcessHandle.current().descendants().count();
            for (DirectorCommand<?> command : commands) {
                assertTurnedAway(kind, director, command);
                answers.add("ends unread");
            }
            await().untilAsserted(() -> assertThat(audit.refused).hasSize(commands.size()));
            assertThat(audit.entered).isEmpty();
            assertThat(audit.asked).isEmpty();
            assertThat(ProcessHandle.current().descendants().count()).isEqualTo(processes);
            try (FakeChauffeur chauffeur = new FakeChauffeur(secured(director))) {
                chauffeur.ask(FakeChauffeur.hello(), Welcome.class);
            }
        }
        return answers;
    }

    private static void assertTurnedAway(Callers kind, Director director, DirectorCommand<?> command) {
        ByteArrayOutputStream answer = new ByteArrayOutputStream();
        try (Socket socket = kind.connect(director.address(), trusted, unknown)) {
            byte[] frame = new WireCodec().encode(command);
            DataOutputStream out = new DataOutputStream(socket.getOutputStream());
            out.writeInt(frame.length);
            out.write(frame);
            out.flush();
            socket.getInputStream().transferTo(answer);
        } catch (SocketTimeoutException stillOpen) {
            throw new AssertionError(kind + " with " + command + " was not turned away", stillOpen);
        } catch (IOException turnedAway) {
            // as TLS says it, or as a reset
            assertThat(turnedAway).isNotNull();
        }
        // a plain caller may see the bytes of a TLS alert
        byte[] bytes = answer.toByteArray();
        assertThat(bytes.length).as("%s with %s", kind, command).isLessThan(16);
        assertThat(bytes.length == 0 || bytes[0] == ALERT).isTrue();
    }

    private static List<String> withoutHello(List<DirectorCommand<?>> commands) throws IOException {
        List<String> answers = new ArrayList<>();
        try (Director director = start(new RememberingAudit())) {
            for (DirectorCommand<?> command : commands) {
                String answer = await().ignoreExceptionsInstanceOf(IOException.class)
                        .until(() -> told(director, command), words -> !words.contains("another Chauffeur"));
                if (command instanceof Hello) {
                    // the sample is of no product; that of this product is welcome
                    assertThat(answer).contains("fault.product-version");
                    answers.add("served when versions match");
                } else {
                    assertThat(answer).contains("fault.hello-first");
                    answers.add("told to say hello, ends");
                }
            }
        }
        return answers;
    }

    private static List<String> besidesAnother(List<DirectorCommand<?>> commands) throws IOException {
        List<String> answers = new ArrayList<>();
        for (DirectorCommand<?> command : commands) {
            RememberingAudit audit = new RememberingAudit();
            try (Director director = start(audit);
                    FakeChauffeur first = new FakeChauffeur(secured(director))) {
                first.ask(FakeChauffeur.hello(), Welcome.class);
                // a reset may overtake the sentence, as what is sent here is not read
                String answer = await().ignoreExceptionsInstanceOf(IOException.class)
                        .until(() -> told(director, command), words -> true);
                assertThat(answer).contains("this Director works for another Chauffeur, lab at ");
                assertThat(audit.asked).containsExactly(FakeChauffeur.hello());
                answers.add("told who is served, ends");
            }
        }
        return answers;
    }

    /** The sentence with which a trusted caller is refused. */
    private static String told(Director director, DirectorCommand<?> command) throws IOException {
        try (FakeChauffeur caller = new FakeChauffeur(secured(director))) {
            caller.send(command);
            String sentence = caller.receive(Refused.class).reason().notation();
            assertThat(caller.isClosedByDirector()).isTrue();
            return sentence;
        }
    }

    private static Socket secured(Director director) throws IOException {
        return Callers.secured(director.address(), Optional.of(trusted), Tls.VERSION);
    }

    private static String name(DirectorCommand<?> command) {
        return JsonMapper.shared()
                .readTree(new WireCodec().encode(command))
                .path("command")
                .stringValue();
    }

    private static void compare(String table) throws IOException {
        String page = Files.readString(PAGE);
        int begin = page.indexOf(BEGIN) + BEGIN.length();
        int end = page.indexOf(END);
        assertThat(end).as("%s has %s and %s", PAGE, BEGIN, END).isGreaterThanOrEqualTo(begin);
        if (Boolean.getBoolean("wattladder.update")) {
            Files.writeString(PAGE, page.substring(0, begin) + table + page.substring(end));
        }
        assertThat(Files.readString(PAGE))
                .as("the table of the scan is stale; -Dwattladder.update=true writes it anew")
                .contains(BEGIN + table + END);
    }
}
