package org.wattladder.console.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.wattladder.console.web.RawConsole.BEARER;
import static org.wattladder.console.web.RawConsole.FORM;
import static org.wattladder.console.web.RawConsole.HOST;
import static org.wattladder.console.web.RawConsole.cookieOf;
import static org.wattladder.console.web.RawConsole.get;
import static org.wattladder.console.web.RawConsole.post;

import java.io.IOException;
import java.net.Socket;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What others may try is refused, in raw requests as no browser would send them; docs/security.md has the table. */
class AttackTest extends OnRawConsole {
    private String answer(String request) throws IOException {
        return console.answer(request);
    }

    private static Stream<Arguments> refused() {
        String host = HOST;
        String bearer = BEARER;
        return Stream.of(
                Arguments.of("no token", get("/runs", host), 401),
                Arguments.of("a wrong token", get("/runs", host, "Authorization: Bearer wrong"), 401),
                Arguments.of("a wrong token in the link", get("/?token=wrong", host), 401),
                Arguments.of("a wrong cookie", get("/runs", host, "Cookie: wattladder-1=x; wattladder=y"), 401),
                Arguments.of("a foreign Host with the token", get("/runs", "Host: evil.example", bearer), 421),
                Arguments.of("the right name at another port", get("/runs", "Host: 127.0.0.1:1", bearer), 421),
                Arguments.of("the right name without the port", get("/runs", "Host: 127.0.0.1", bearer), 421),
                Arguments.of("no Host", get("/runs", bearer), 400),
                Arguments.of("two Hosts", get("/runs", host, "Host: evil.example", bearer), 400),
                Arguments.of("two Hosts, the right one behind", get("/runs", "Host: evil.example", host, bearer), 400),
                Arguments.of("the right Host twice", get("/runs", host, host, bearer), 400),
                Arguments.of("two Hosts in one", get("/runs", "Host: HOST, HOST", bearer), 400),
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
    void shouldRefuseAnOlderRequestWithoutHost() throws IOException {
        assertThat(answer(get("/runs", BEARER).replace("HTTP/1.1", "HTTP/1.0"))).startsWith("HTTP/1.0 400 ");
    }

    @Test
    void shouldSayWhichMethodsAnAddressHas() throws IOException {
        String headers = " HTTP/1.1\nConnection: close\nHost: HOST\nAuthorization: Bearer TOKEN\n\n";
        assertThat(answer("PUT /runs" + headers)).containsIgnoringCase("\r\nallow: GET, HEAD\r\n");
        assertThat(answer("GET /language" + headers)).containsIgnoringCase("\r\nallow: POST\r\n");
        for (String method : List.of("POST", "PUT", "DELETE")) {
            assertThat(answer(method + " /assets/script.js" + headers))
                    .startsWith("HTTP/1.1 405 ")
                    .containsIgnoringCase("\r\nallow: GET, HEAD\r\n");
        }
        assertThat(answer("PUT /none" + headers)).startsWith("HTTP/1.1 404 ");
    }

    /** A program has nothing to say beside an address such as that which stops a run. */
    @Test
    void shouldTakeNoBodyFromAProgramAlone() throws IOException {
        String bare = "POST /language HTTP/1.1\nConnection: close\nContent-Length: 0\nHost: HOST\n";
        assertThat(answer(bare + "Authorization: Bearer TOKEN\n\n")).doesNotStartWith("HTTP/1.1 415 ");
        String cookie = cookieOf(answer(get("/?token=TOKEN", HOST)));
        assertThat(answer(bare + "Cookie: " + cookie + "\n\n")).startsWith("HTTP/1.1 415 ");
    }

    @Test
    void shouldLetThoseInWhoComeAfterManyThatSayNothing() throws IOException {
        List<Socket> silent = new ArrayList<>();
        try {
            for (int caller = 0; caller < 300; caller++) {
                silent.add(console.connect());
            }
            assertThat(answer(get("/runs", HOST, BEARER))).startsWith("HTTP/1.1 200 ");
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
        String before = console.token();
        console.close();
        start();

        assertThat(answer(get("/runs", HOST, "Authorization: Bearer " + before)))
                .startsWith("HTTP/1.1 401 ");
        assertThat(console.token()).isNotEqualTo(before);
    }

    @Test
    void shouldTakeTheSchemeInAnyCase() throws IOException {
        for (String scheme : List.of("Bearer", "bearer", "BEARER")) {
            assertThat(answer(get("/runs", HOST, "Authorization: " + scheme + " TOKEN")))
                    .startsWith("HTTP/1.1 200 ");
        }
    }

    @Test
    void shouldAnswerHeadAsGetWithoutABody() throws IOException {
        Files.writeString(folder.resolve("result.html"), "<p>");
        for (String path : List.of("/runs", "/assets/icon.svg", "/files/result.html")) {
            String answer = answer(get(path, HOST, BEARER).replaceFirst("GET", "HEAD"));
            assertThat(answer).startsWith("HTTP/1.1 200 ").endsWith("\r\n\r\n");
            assertThat(answer.indexOf("\r\n\r\n")).isEqualTo(answer.length() - 4);
        }
        assertThat(answer(get("/runs", HOST).replaceFirst("GET", "HEAD"))).startsWith("HTTP/1.1 401 ");
    }

    @Test
    void shouldNotFollowALinkInARunDirectory() throws IOException {
        Files.writeString(folder.resolve("results-of-others"), "outside");
        Files.createSymbolicLink(folder.resolve("result.html"), folder.resolve("results-of-others"));

        assertThat(answer(get("/files/result.html", HOST, BEARER))).startsWith("HTTP/1.1 404 ");
    }

    @Test
    void shouldShowAReportWhereItCanDoNothing() throws IOException {
        Files.writeString(folder.resolve("result.html"), "<script>alert(1)</script>");

        String answer = answer(get("/files/result.html", HOST, BEARER));

        assertThat(answer).startsWith("HTTP/1.1 200 ").contains("sandbox allow-popups; default-src 'none'");
    }

    @Test
    void shouldAllowNoScriptButItsOwn() throws IOException {
        assertThat(answer(get("/runs", HOST, BEARER)))
                .startsWith("HTTP/1.1 200 ")
                .containsIgnoringCase("Content-Security-Policy: default-src 'self'")
                .doesNotContain("unsafe-inline");
    }

    @Test
    void shouldGoBackToItsOwnPagesOnly() throws IOException {
        String secret = console.formSecret();
        for (String back : List.of("//evil.example", "http://evil.example", "/\\evil.example", "evil")) {
            String body = "form-secret=" + secret + "&to=de&back=" + back;
            assertThat(answer(post("/language", FORM, body, HOST, BEARER)))
                    .startsWith("HTTP/1.1 303 ")
                    .containsIgnoringCase("location: /\r\n");
        }
    }

    @Test
    void shouldShowWhatItIsGivenAsText() throws IOException {
        assertThat(answer(get("/runs?text=%3Cscript%3Ealert(1)%3C/script%3E", HOST, BEARER)))
                .startsWith("HTTP/1.1 200 ")
                .doesNotContain("<script>alert");
    }
}
