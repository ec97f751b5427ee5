package org.wattladder.console.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.chauffeur.archive.RunIndex;
import org.wattladder.console.archive.Archive;
import org.wattladder.console.screen.LanguageScreen;
import org.wattladder.console.screen.RunsScreen;

/** Who came by the link for colleagues sees pages, changes nothing, and is cut off when the link is revoked. */
class ReadOnlyLinkTest {
    @TempDir
    private Path folder;

    private final HttpClient browser = HttpClient.newHttpClient();
    private ConsoleServer server;
    private String home;
    private String owner;
    private String reader;

    @BeforeEach
    void start() throws Exception {
        Archive archive = new Archive(RunIndex.over(List.of(folder)));
        server = ConsoleServer.start(
                new ConsoleServer.Listening("127.0.0.1", 0, List.of(), Optional.empty()),
                List.of(new RunsScreen(archive), new LanguageScreen()),
                Optional::empty);
        home = server.link().replaceFirst("/\\?.*", "");
        owner = tokenIn(server.link());
        assertThat(post("/share", owner).statusCode()).isEqualTo(303);
        reader = tokenIn(get("/share", owner).body().replaceFirst("(?s).*<pre id=\"link\">([^<]*)</pre>.*", "$1"));
    }

    @AfterEach
    void stop() {
        server.close();
    }

    private static String tokenIn(String link) {
        return link.substring(link.indexOf('=') + 1);
    }

    private HttpResponse<String> get(String path, String token) throws Exception {
        return send(HttpRequest.newBuilder(URI.create(home + path)).header("Authorization", "Bearer " + token));
    }

    private HttpResponse<String> post(String path, String token) throws Exception {
        return send(HttpRequest.newBuilder(URI.create(home + path))
                .header("Authorization", "Bearer " + token)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString("{}")));
    }

    private HttpResponse<String> send(HttpRequest.Builder request) throws Exception {
        return browser.send(request.build(), HttpResponse.BodyHandlers.ofString());
    }

    @Test
    void shouldShowPagesWithoutWhatChangesSomething() throws Exception {
        assertThat(reader).isNotEqualTo(owner).hasSize(owner.length());
        assertThat(get("/runs", owner).body()).contains("action=\"/archive\"", "href=\"/new\"");
        HttpResponse<String> page = get("/runs", reader);
        assertThat(page.statusCode()).isEqualTo(200);
        assertThat(page.body()).contains("read only").doesNotContain("action=\"/archive\"", "href=\"/new\"");
        assertThat(get("/share", reader).body()).doesNotContain(reader, owner, "revoke\"");
    }

    @Test
    void shouldRefuseEveryChange() throws Exception {
        for (String path : List.of("/archive", "/share", "/share/revoke", "/runs/x/stop", "/api/v1/runs")) {
            HttpResponse<String> refused = post(path, reader);
            assertThat(refused.statusCode()).as(path).isEqualTo(403);
            assertThat(refused.body()).as(path).contains("lets you look, not change anything");
        }
        assertThat(post("/language", reader).statusCode()).isNotEqualTo(403);
        assertThat(get("/runs", reader).statusCode()).isEqualTo(200);
    }

    @Test
    void shouldCutOffWhoCameByARevokedLink() throws Exception {
        try (Socket open =
                new Socket(InetAddress.getLoopbackAddress(), URI.create(home).getPort())) {
            open.setSoTimeout(10_000);
            String request = "GET /runs HTTP/1.1\r\nHost: " + URI.create(home).getAuthority()
                    + "\r\nAuthorization: Bearer " + reader + "\r\n\r\n";
            open.getOutputStream().write(request.getBytes(StandardCharsets.UTF_8));
            assertThat(open.getInputStream().read()).isEqualTo('H');

            post("/share/revoke", owner);

            assertThat(restOf(open)).contains("200 OK");
        }
        assertThat(get("/runs", reader).statusCode()).isEqualTo(401);
        post("/share", owner);
        assertThat(get("/share", owner).body()).doesNotContain(reader);
    }

    /** Ends only when the server closes the connection. */
    private static String restOf(Socket open) throws IOException {
        InputStream in = open.getInputStream();
        return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
}
