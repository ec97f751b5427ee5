package org.wattladder.console.web;

import io.vertx.core.Vertx;
import io.vertx.core.VertxOptions;
import io.vertx.core.file.FileSystemOptions;
import io.vertx.core.http.HttpServer;
import io.vertx.core.http.HttpServerOptions;
import io.vertx.core.net.KeyCertOptions;
import io.vertx.ext.web.Router;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import javax.net.ssl.X509KeyManager;
import org.wattladder.model.text.ExceptionText;

/** The listening console. */
public final class ConsoleServer implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofSeconds(10);
    private static final long CHECK_MILLIS = 60_000;
    private static final int WAITING_THREADS = 16;
    private static final int START_SECONDS = 30;
    private static final int MOST_HEADER_BYTES = 16_384;

    private final Vertx vertx;
    private final HttpServer server;
    private final Secrets secrets;
    private final Listening listening;

    /**
     * Where the console listens.
     *
     * @param address to bind
     * @param port 0 for any free one
     * @param names by which browsers may call it, beside loopback
     * @param key for TLS; empty for none, on loopback only
     */
    public record Listening(String address, int port, Collection<String> names, Optional<X509KeyManager> key) {
        public Listening {
            names = List.copyOf(names);
        }
    }

    private ConsoleServer(Vertx vertx, HttpServer server, Secrets secrets, Listening listening) {
        this.vertx = vertx;
        this.server = server;
        this.secrets = secrets;
        this.listening = listening;
    }

    /**
     * Listens with these screens.
     *
     * @param measuredHere the run that measures this machine now, of which every page warns
     * @throws IOException with a sentence, if the address cannot be taken
     */
    public static ConsoleServer start(
            Listening listening, List<Screen> screens, Supplier<Optional<String>> measuredHere) throws IOException {
        return start(listening, screens, measuredHere, PATIENCE);
    }

    /** The same which ends a connection that has not shown the token after so long. */
    static ConsoleServer start(
            Listening listening, List<Screen> screens, Supplier<Optional<String>> measuredHere, Duration patience)
            throws IOException {
        Vertx vertx = Vertx.vertx(new VertxOptions()
                .setEventLoopPoolSize(1)
                .setWorkerPoolSize(WAITING_THREADS)
                .setInternalBlockingPoolSize(WAITING_THREADS)
                .setBlockedThreadCheckInterval(CHECK_MILLIS)
                .setFileSystemOptions(new FileSystemOptions()
                        .setClassPathResolvingEnabled(false)
                        .setFileCachingEnabled(false)));
        Secrets secrets = Secrets.make();
        HttpServerOptions options = new HttpServerOptions()
                .setHost(listening.address())
                .setPort(listening.port())
                .setCompressionSupported(true)
                // One protocol, of which every request has a Host; programs and browsers that offer another get this
                // one.
                .setUseAlpn(false)
                .setHttp2ClearTextEnabled(false)
                .setMaxHeaderSize(MOST_HEADER_BYTES);
        listening.key().ifPresent(key -> options.setSsl(true).setKeyCertOptions(KeyCertOptions.wrap(key)));
        Callers callers = new Callers(vertx, patience);
        ReadOnlyLink link = new ReadOnlyLink();
        Entrance entrance = new Entrance(
                AllowedHosts.of(listening), secrets, link, listening.key().isPresent(), callers);
        List<Screen> all = new ArrayList<>(screens);
        all.add(new SharingScreen(link, listening));
        HttpServer server = vertx.createHttpServer(options)
                .connectionHandler(callers::connected)
                .requestHandler(
                        routes(Router.router(vertx), entrance, new Answering(secrets, link, measuredHere), all));
        try {
            server.listen().toCompletionStage().toCompletableFuture().get(START_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException | TimeoutException | ExecutionException refused) {
            vertx.close();
            throw new IOException(
                    "the console cannot listen on " + listening.address() + ":" + listening.port() + " ("
                            + ExceptionText.of(refused.getCause() == null ? refused : refused.getCause())
                            + "); name another port with --port",
                    refused);
        }
        return new ConsoleServer(vertx, server, secrets, listening);
    }

    private static Router routes(Router router, Entrance entrance, Answering answering, List<Screen> screens) {
        router.route().handler(new Headers());
        router.route().handler(entrance);
        router.route().failureHandler(new Failures());
        Site site = new Site(router, answering);
        site.quick("/assets/:name", new Assets());
        screens.forEach(screen -> screen.open(site));
        site.refuseOtherMethods();
        router.route().last().handler(context -> context.fail(404));
        return router;
    }

    /** The link that lets a browser in. */
    public String link() {
        String host = listening.address().contains(":") ? "[" + listening.address() + "]" : listening.address();
        return (listening.key().isPresent() ? "https://" : "http://") + host + ":" + server.actualPort() + "/?token="
                + secrets.token();
    }

    /** Stops listening; runs that were started from here go on. */
    @Override
    public void close() {
        vertx.close();
    }
}
