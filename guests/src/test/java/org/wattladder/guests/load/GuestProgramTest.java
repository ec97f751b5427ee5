package org.wattladder.guests.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.guests.image.GuestImage;
import org.wattladder.guests.tile.Role;
import org.wattladder.worklets.api.Endpoint;

/** The program of guests as a process of this machine: it answers what clients expect. */
@Tag("slow")
@Timeout(120)
class GuestProgramTest {
    private static final Path PYTHON = Path.of("/usr/bin/python3");

    private final List<Process> processes = new ArrayList<>();

    @TempDir
    private Path folder;

    private Path program = Path.of("guest.py");

    @BeforeEach
    void copy() throws IOException {
        assumeTrue(Files.isExecutable(PYTHON), "there is no python3");
        program = folder.resolve("guest.py");
        try (InputStream text = GuestImage.class.getResourceAsStream("guest.py")) {
            assertThat(text).isNotNull();
            Files.write(program, text.readAllBytes());
        }
    }

    @AfterEach
    void end() {
        processes.forEach(Process::destroyForcibly);
    }

    private int start(Role role, String... options) throws IOException {
        List<String> words = new ArrayList<>(
                List.of(PYTHON.toString(), program.toString(), "role=" + role.word(), "listen=127.0.0.1", "port=0"));
        words.add("folder=" + Files.createDirectory(folder.resolve(role.word())));
        words.addAll(List.of(options));
        Process process = new ProcessBuilder(words).redirectErrorStream(true).start();
        processes.add(process);
        BufferedReader lines =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        String line = lines.readLine();
        assertThat(line).startsWith(GuestImage.READY);
        return Integer.parseInt(line.substring(line.lastIndexOf(' ') + 1));
    }

    private static GuestConnection connection(int port) {
        return new GuestConnection(new Endpoint("127.0.0.1", port), 60_000);
    }

    @Test
    void shouldAnswerWhatIsExpectedAndCountIt() throws IOException {
        int webData = start(Role.WEB_DATA);
        int shopData = start(Role.SHOP_DATA);
        int mail = start(Role.MAIL);
        int web = start(Role.WEB, "data=127.0.0.1:" + webData);
        int shop = start(Role.SHOP_1, "data=127.0.0.1:" + shopData);
        long[] keys = {0, 1, 1_979, 1_980, 123_456_789, (1L << 31) - 1};
        try (GuestConnection atMail = connection(mail);
                GuestConnection atWeb = connection(web);
                GuestConnection atShop = connection(shop);
                GuestConnection atData = connection(shopData)) {
            for (long key : keys) {
                assertThat(atMail.ask("work " + key)).contains(Expected.answer(Role.MAIL, key));
                assertThat(atWeb.ask("work " + key)).contains(Expected.answer(Role.WEB, key));
                assertThat(atShop.ask("work " + key)).contains(Expected.answer(Role.SHOP_1, key));
            }
            assertThat(atData.ask("orders")).contains("6 18");
            assertThat(atMail.ask("state").orElseThrow()).matches("mail \\S+ 6");
            assertThat(atMail.ask("orders")).contains("unknown");
        }
    }

    @Test
    void shouldSayThatAConnectionIsLostAndConnectAgain() throws IOException {
        int standby = start(Role.STANDBY);
        try (GuestConnection connection = connection(standby)) {
            assertThat(connection.ask("state")).isPresent();
            assertThat(connection.ask("work many words that are no numbers")).contains("unknown");
            processes.get(0).destroyForcibly();
            assertThat(connection.ask("state")).isEmpty();
            assertThat(connection.lost()).isEqualTo(1);
        }
    }
}
