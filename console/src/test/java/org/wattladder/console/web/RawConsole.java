package org.wattladder.console.web;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.wattladder.chauffeur.archive.RunIndex;
import org.wattladder.console.archive.Archive;
import org.wattladder.console.screen.LanguageScreen;
import org.wattladder.console.screen.RunFiles;
import org.wattladder.console.screen.RunsScreen;
import org.wattladder.model.text.Message;

/** A console with lists, languages and files, which is sent requests letter by letter as no browser would. */
final class RawConsole implements AutoCloseable {
    static final String FORM = "application/x-www-form-urlencoded";
    static final String BEARER = "Authorization: Bearer TOKEN";
    static final String HOST = "Host: HOST";

    private final ConsoleServer server;
    private final String link;

    private RawConsole(ConsoleServer server) {
        this.server = server;
        this.link = server.link();
    }

    /** One that shows this folder of results. */
    static RawConsole start(Path results) throws IOException {
        return start(results, Duration.ofSeconds(10));
    }

    /** The same which ends a connection that has not shown the token after so long. */
    static RawConsole start(Path results, Duration patience) throws IOException {
        Archive archive = new Archive(RunIndex.over(List.of(results)));
        Screen files = site -> site.get(
                "/files/:file",
                visit -> RunFiles.named(results, visit.part("file"))
                        .<Answer>map(path -> new Answer.File(path, "text/plain", Optional.empty()))
                        .orElseThrow(() -> new Refused(404, Message.of("console.gone"))));
        return new RawConsole(ConsoleServer.start(
                new ConsoleServer.Listening("127.0.0.1", 0, List.of(), Optional.empty()),
                List.of(new RunsScreen(archive), new LanguageScreen(), files),
                Optional::empty,
                patience));
    }

    int port() {
        return Integer.parseInt(link.replaceFirst(".*:(\\d+)/.*", "$1"));
    }

    String token() {
        return link.substring(link.indexOf('=') + 1);
    }

    /** A line to it, on which an answer must come within some seconds. */
    Socket connect() throws IOException {
        Socket socket = new Socket(InetAddress.getLoopbackAddress(), port());
        socket.setSoTimeout(10_000);
        return socket;
    }

    /** Status, headers and body; {@code HOST} and {@code TOKEN} stand for what is right. */
    String answer(String request) throws IOException {
        String whole = filled(request);
        try (Socket socket = connect()) {
            socket.getOutputStream().write(whole.getBytes(StandardCharsets.UTF_8));
            socket.getOutputStream().flush();
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    /** The same request with what is right, and lines that end as HTTP has them. */
    String filled(String request) {
        return request.replace("HOST", "127.0.0.1:" + port())
                .replace("TOKEN", token())
                .replace("\n", "\r\n");
    }

    /** What its forms hold. */
    String formSecret() throws IOException {
        return answer(get("/runs", HOST, BEARER)).replaceFirst("(?s).*name=\"form-secret\" value=\"([^\"]*)\".*", "$1");
    }

    static String get(String path, String... headers) {
        return "GET " + path + " HTTP/1.1\nConnection: close\n" + String.join("\n", headers) + "\n\n";
    }

    static String post(String path, String type, String body, String... headers) {
        return "POST " + path + " HTTP/1.1\nConnection: close\nContent-Type: " + type + "\nContent-Length: "
                + body.length() + "\n" + String.join("\n", headers) + "\n\n" + body;
    }

    /** Name and value of the cookie that an answer sets. */
    static String cookieOf(String answer) {
        return answer.replaceFirst("(?si).*\\r\\nset-cookie: ([^;]+);.*", "$1");
    }

    @Override
    public void close() {
        server.close();
    }
}
