package org.wattladder.console.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.wattladder.chauffeur.archive.RunIndex;
import org.wattladder.console.archive.Archive;
import org.wattladder.console.screen.LanguageScreen;
import org.wattladder.console.screen.RunFiles;
import org.wattladder.console.screen.RunsScreen;
import org.wattladder.model.text.Message;

/** What others may try is refused, in raw requests as no browser would send them; docs/security.md has the table. */
class AttackTest {
    private static final String FORM = "application/x-www-form-urlencoded";

    @TempDir
    private Path folder;

    private ConsoleServer server;
    private int port;
    private String token;

    @BeforeEach
    void start() throws IOException {
        server = start(folder);
        String link = server.link();
        port = Integer.parseInt(link.replaceFirst(".*:(\\d+)/.*", "$1"));
        token = link.substring(link.indexOf('=') + 1);
    }

    private static ConsoleServer start(Path results) throws IOException {
        Archive archive = new Archive(RunIndex.over(List.of(results)));
        Screen files = site -> site.get(
                "/files/:file",
                visit -> RunFiles.named(results, visit.part("file"))
                        .<Answer>map(path -> new Answer.File(path, "text/plain", Optional.empty()))
                        .orElseThrow(() -> new Refused(404, Message.of("console.gone"))));
        return ConsoleServer.start(
                new ConsoleServer.Listening("127.0.0.1", 0, List.of(), Optional.empty()),
                List.of(new RunsScreen(archive), new LanguageScreen(), files),
                Optional::empty);
    }

    @AfterEach
    void stop() {
        server.close();
    }

    /** Status and body of a raw request; {@code HOST} and {@code TOKEN} stand for what is right. */
    private String answer(String request) throws IOException {
        String whole = request.replace("HOST", "127.0.0.1:" + port)
                .replace("TOKEN", token)
                .replace("\n", "\r\n");
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            socket.setSoTimeout(10_000);
            socket.getOutputStream().write(whole.getBytes(StandardCharsets.UTF_8));
            socket.getOutputStream().flush();
            InputStream in = socket.getInputStream();
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static String get(String path, String... headers) {
        return "GET " + path + " HTTP/1.1\nConnection: close\n" + String.join("\n", headers) + "\n\n";
    }

    private static String post(String path, String type, String body, String... headers) {
        return "POST " + path + " HTTP/1.1\nConnection: close\nContent-Type: " + type + "\nContent-Length: "
                + body.length() + "\n" + String.join("\n", headers) + "\n\n" + body;
    }

    private static Stream<Arguments> refused() {
        String host = "Host: HOST";
        String bearer = "Authorization: Bearer TOKEN";
        return Stream.of(
                Arguments.of("no token", get("/runs", host), 401),
                Arguments.of("a wrong token", get("/runs", host, "Authorization: Bearer wrong"), 401),
                Arguments.of("a wrong token in the link", get("/?token=wrong", host), 401),
                Arguments.of("a wrong cookie", get("/runs", host, "Cookie: wattladder-1=x; wattladder=y"), 401),
                Arguments.of("a foreign Host with the token", get("/runs", "Host: evil.example", bearer), 421),
                Arguments.of("the right name at another port", get("/runs", "Host: 127.0.0.1:1", bearer), 421),
                Arguments.of("no Host", get("/runs", bearer), 400),
                Arguments.of(
                        "a foreign Origin",
                        post("/language", FORM, "to=de", host, bearer, "Origin: http://evil.example"),
                        403),
                Arguments.of(
                        "an Origin of another port",
                        post("/language", FORM, "to=de", host, bearer, "Origin: http://127.0.0.1:1"),
                        403),
                Arguments.of("a form without its secret", post("/language", FORM, "to=de", host, bearer), 403),
                Arguments.of(
                        "a form with a wrong secret",
                        post("/language", FORM, "form-secret=x&to=de", host, bearer),
                        403),
                Arguments.of("plain text", post("/language", "text/plain", "{}", host, bearer), 415),
                Arguments.of("no media type", post("/language", "", "{}", host, bearer), 415),
                Arguments.of(
                        "a body that is too large",
                        post("/language", "application/json", " ".repeat(1 << 21), host, bearer),
                        413),
                Arguments.of("a path above", get("/assets/..%2f..%2fetc%2fpasswd", host, bearer), 404),
                Arguments.of("a file above", get("/files/..%2fsecret", host, bearer), 404),
                Arguments.of("an absolute file", get("/files/%2fetc%2fpasswd", host, bearer), 404),
                Arguments.of("a file with an end in its name", get("/files/plan.yaml%00.html", host, bearer), 404),
                Arguments.of("a file that is none of a run", get("/files/.bashrc", host, bearer), 404),
                Arguments.of("an address that is none", get("/none", host, bearer), 404),
                Arguments.of(
                        "another method",
                        "DELETE /runs HTTP/1.1\nConnection: close\n" + host + "\n" + bearer + "\n\n",
                        405));
    }

    @Test
    void shouldSayWhichMethodsAnAddressHas() throws IOException {
        String headers = " HTTP/1.1\nConnection: close\nHost: HOST\nAuthorization: Bearer TOKEN\n\n";
        assertThat(answer("PUT /runs" + headers)).containsIgnoringCase("\r\nallow: GET, HEAD\r\n");
        assertThat(answer("GET /language" + headers)).containsIgnoringCase("\r\nallow: POST\r\n");
        assertThat(answer("PUT /none" + headers)).startsWith("HTTP/1.1 404 ");
    }

    /** A program has nothing to say beside an address such as that which stops a run. */
    @Test
    void shouldTakeNoBodyFromAProgramAlone() throws IOException {
        String bare = "POST /language HTTP/1.1\nConnection: close\nContent-Length: 0\nHost: HOST\n";
        assertThat(answer(bare + "Authorization: Bearer TOKEN\n\n")).doesNotStartWith("HTTP/1.1 415 ");
        String cookie = answer(get("/?token=TOKEN", "Host: HOST")).replaceFirst("(?s).*set-cookie: ([^;]+);.*", "$1");
        assertThat(answer(bare + "Cookie: " + cookie + "\n\n")).startsWith("HTTP/1.1 415 ");
    }

    @Test
    void shouldLetThoseInWhoComeAfterManyThatSayNothing() throws IOException {
        List<Socket> silent = new ArrayList<>();
        try {
            for (int caller = 0; caller < 300; caller++) {
                silent.add(new Socket(InetAddress.getLoopbackAddress(), port));
            }
            assertThat(answer(get("/runs", "Host: HOST", "Authorization: Bearer TOKEN")))
                    .startsWith("HTTP/1.1 200 ");
            silent.get(0).setSoTimeout(10_000);
            assertThat(silent.get(0).getInputStream().read()).isEqualTo(-1);
        } finally {
            for (Socket caller : silent) {
                caller.close();
            }
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("refused")
    void shouldRefuse(String what, String request, int status) throws IOException {
        Files.writeString(folder.resolve("secret"), "secret");
        Files.writeString(folder.resolve(".bashrc"), "secret");

        String answer = answer(request);

        assertThat(answer).startsWith("HTTP/1.1 " + status + " ").doesNotContain("root:", "secret=", "\tat ");
    }

    @Test
    void shouldRefuseTheTokenOfAnEarlierConsole() throws IOException {
        String before = token;
        server.close();
        start();
        String after = token;
        token = before;

        assertThat(answer(get("/runs", "Host: HOST", "Authorization: Bearer TOKEN")))
                .startsWith("HTTP/1.1 401 ");
        assertThat(after).isNotEqualTo(before);
    }

    @Test
    void shouldTakeTheSchemeInAnyCase() throws IOException {
        for (String scheme : List.of("Bearer", "bearer", "BEARER")) {
            assertThat(answer(get("/runs", "Host: HOST", "Authorization: " + scheme + " TOKEN")))
                    .startsWith("HTTP/1.1 200 ");
        }
    }

    @Test
    void shouldAnswerHeadAsGetWithoutABody() throws IOException {
        Files.writeString(folder.resolve("result.html"), "<p>");
        for (String path : List.of("/runs", "/assets/icon.svg", "/files/result.html")) {
            String answer = answer(
                    get(path, "Host: HOST", "Authorization: Bearer TOKEN").replaceFirst("GET", "HEAD"));
            assertThat(answer).startsWith("HTTP/1.1 200 ").endsWith("\r\n\r\n");
            assertThat(answer.indexOf("\r\n\r\n")).isEqualTo(answer.length() - 4);
        }
        assertThat(answer(get("/runs", "Host: HOST").replaceFirst("GET", "HEAD")))
                .startsWith("HTTP/1.1 401 ");
    }

    @Test
    void shouldExchangeTheLinkForACookieThatNoScriptSees() throws IOException {
        String answer = answer(get("/?token=TOKEN", "Host: HOST"));

        assertThat(answer)
                .startsWith("HTTP/1.1 200 ")
                .contains("HTTPOnly", "SameSite=Strict", "content=\"0;url=/\"")
                .doesNotContain(token);
    }

    @Test
    void shouldNotFollowALinkInARunDirectory() throws IOException {
        Files.writeString(folder.resolve("results-of-others"), "outside");
        Files.createSymbolicLink(folder.resolve("result.html"), folder.resolve("results-of-others"));

        assertThat(answer(get("/files/result.html", "Host: HOST", "Authorization: Bearer TOKEN")))
                .startsWith("HTTP/1.1 404 ");
    }

    @Test
    void shouldShowAReportWhereItCanDoNothing() throws IOException {
        Files.writeString(folder.resolve("result.html"), "<script>alert(1)</script>");

        String answer = answer(get("/files/result.html", "Host: HOST", "Authorization: Bearer TOKEN"));

        assertThat(answer).startsWith("HTTP/1.1 200 ").contains("sandbox allow-popups; default-src 'none'");
    }

    @Test
    void shouldAllowNoScriptButItsOwn() throws IOException {
        assertThat(answer(get("/runs", "Host: HOST", "Authorization: Bearer TOKEN")))
                .startsWith("HTTP/1.1 200 ")
                .containsIgnoringCase("Content-Security-Policy: default-src 'self'")
                .doesNotContain("unsafe-inline");
    }

    @Test
    void shouldGoBackToItsOwnPagesOnly() throws IOException {
        String page = answer(get("/runs", "Host: HOST", "Authorization: Bearer TOKEN"));
        String secret = page.replaceFirst("(?s).*name=\"form-secret\" value=\"([^\"]*)\".*", "$1");
        for (String back : List.of("//evil.example", "http://evil.example", "/\\evil.example", "evil")) {
            String body = "form-secret=" + secret + "&to=de&back=" + back;
            assertThat(answer(post("/language", FORM, body, "Host: HOST", "Authorization: Bearer TOKEN")))
                    .startsWith("HTTP/1.1 303 ")
                    .containsIgnoringCase("location: /\r\n");
        }
    }

    @Test
    void shouldShowWhatItIsGivenAsText() throws IOException {
        assertThat(answer(get(
                        "/runs?text=%3Cscript%3Ealert(1)%3C/script%3E", "Host: HOST", "Authorization: Bearer TOKEN")))
                .startsWith("HTTP/1.1 200 ")
                .doesNotContain("<script>alert");
    }
}
