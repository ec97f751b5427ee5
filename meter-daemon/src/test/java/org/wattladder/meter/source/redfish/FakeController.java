package org.wattladder.meter.source.redfish;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpsConfigurator;
import com.sun.net.httpserver.HttpsServer;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyStore;
import java.security.cert.X509Certificate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;

/** A management controller on the loopback with a certificate of its own; serves resources by path. */
final class FakeController implements AutoCloseable {
    static final String PASSWORD = "hunter2";
    private static final int MOST_SESSIONS = 4;
    private static final char[] STORE_PASSWORD = "changeit".toCharArray();

    private final HttpsServer server;
    private final String fingerprint;
    private final Map<String, String> resources = new ConcurrentHashMap<>();
    private final List<String> requests = new CopyOnWriteArrayList<>();
    private volatile int status = 200;
    private volatile String token = "token-1";
    private volatile boolean silent;
    private volatile String sessions = "/redfish/v1/SessionService/Sessions";
    private volatile Function<String, Optional<String>> location = Optional::of;
    private volatile boolean statesSession;
    private final AtomicInteger numbers = new AtomicInteger(6);
    private final Set<String> open = ConcurrentHashMap.newKeySet();

    /** Starts with a key that the JDK's own tool makes. */
    FakeController(Path folder) throws Exception {
        Path store = folder.resolve("controller.p12");
        if (!Files.exists(store)) {
            makeKey(store);
        }
        KeyStore keys = KeyStore.getInstance("PKCS12");
        try (InputStream stream = Files.newInputStream(store)) {
            keys.load(stream, STORE_PASSWORD);
        }
        fingerprint = PinnedTrust.fingerprintOf((X509Certificate) keys.getCertificate("bmc"));
        KeyManagerFactory factory = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
        factory.init(keys, STORE_PASSWORD);
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(factory.getKeyManagers(), null, null);
        server = HttpsServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.setHttpsConfigurator(new HttpsConfigurator(context));
        server.createContext("/", this::handle);
        server.start();
    }

    private static void makeKey(Path store) throws Exception {
        Process keytool = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "keytool")
                                .toString(),
                        "-genkeypair",
                        "-alias",
                        "bmc",
                        "-keyalg",
                        "EC",
                        "-dname",
                        "CN=bmc",
                        "-validity",
                        "3650",
                        "-storetype",
                        "PKCS12",
                        "-keystore",
                        store.toString(),
                        "-storepass",
                        new String(STORE_PASSWORD))
                .redirectErrorStream(true)
                .start();
        String said = new String(keytool.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (keytool.waitFor() != 0) {
            throw new IllegalStateException(said);
        }
    }

    FakeController with(String path, String json) {
        resources.put(path, json);
        return this;
    }

    /** Sessions are made here; with a slash at the end the path without it is redirected. */
    void keepsSessionsAt(String path) {
        sessions = path;
    }

    /** What the header says of a new session, and whether the body has its path. */
    void locates(Function<String, Optional<String>> header, boolean body) {
        location = header;
        statesSession = body;
    }

    Set<String> openSessions() {
        return open;
    }

    void answersStatus(int code) {
        status = code;
    }

    void endsSessions() {
        token = "token-2";
    }

    void fallsSilent() {
        silent = true;
    }

    String url() {
        return "https://127.0.0.1:" + server.getAddress().getPort();
    }

    String fingerprint() {
        return fingerprint;
    }

    List<String> requests() {
        return requests;
    }

    private void handle(HttpExchange exchange) throws IOException {
        String method = exchange.getRequestMethod();
        String path = exchange.getRequestURI().getPath();
        requests.add(method + " " + path);
        String body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
        if (silent) {
            return;
        }
        if (status != 200) {
            answer(exchange, status, "{}");
        } else if (sessions.equals(path + "/") || resources.containsKey(path + "/")) {
            exchange.getResponseHeaders().add("Location", path + "/");
            answer(exchange, 308, "");
        } else if (method.equals("POST")) {
            if (path.equals(sessions)) {
                login(exchange, body);
            } else {
                answer(exchange, 405, "{}");
            }
        } else if (path.equals("/redfish/v1/") && !exchange.getRequestHeaders().containsKey("Authorization")) {
            answer(exchange, 200, resources.getOrDefault(path, "{}"));
        } else if (!known(exchange)) {
            answer(exchange, 401, "{}");
        } else if (method.equals("DELETE")) {
            answer(exchange, open.remove(path) ? 204 : 404, "");
        } else {
            Optional<String> found = Optional.ofNullable(resources.get(path));
            answer(exchange, found.isPresent() ? 200 : 404, found.orElse("{}"));
        }
    }

    private void login(HttpExchange exchange, String body) throws IOException {
        if (!body.contains("\"" + PASSWORD + "\"")) {
            answer(exchange, 401, "{}");
            return;
        }
        if (open.size() >= MOST_SESSIONS) {
            answer(exchange, 503, "{}");
            return;
        }
        String own = sessions.replaceFirst("/$", "") + "/" + numbers.incrementAndGet();
        open.add(own);
        exchange.getResponseHeaders().add("X-Auth-Token", token);
        location.apply(own).ifPresent(header -> exchange.getResponseHeaders().add("Location", header));
        answer(exchange, 201, statesSession ? "{\"@odata.id\": \"" + own + "\"}" : "{}");
    }

    private boolean known(HttpExchange exchange) {
        String basic = new Credentials("reader", PASSWORD).basic();
        return token.equals(exchange.getRequestHeaders().getFirst("X-Auth-Token"))
                || basic.equals(exchange.getRequestHeaders().getFirst("Authorization"));
    }

    private static void answer(HttpExchange exchange, int code, String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        exchange.sendResponseHeaders(code, bytes.length == 0 ? -1 : bytes.length);
        exchange.getResponseBody().write(bytes);
        exchange.close();
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
