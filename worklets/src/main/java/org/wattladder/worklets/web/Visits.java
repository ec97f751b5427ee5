package org.wattladder.worklets.web;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.channels.SocketChannel;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.wattladder.worklets.api.ClientContext;
import org.wattladder.worklets.api.DeviceFault;
import org.wattladder.worklets.api.Session;
import org.wattladder.worklets.api.UserContext;
import org.wattladder.worklets.api.WeightedTransaction;
import org.wattladder.worklets.tcp.Tcp;

/** A connection of each user to the component {@code server}; without one, to a server of the JDK in the same JVM. */
final class Visits implements Session {
    private static final String SERVER = "server";
    private static final int STATE_OK = 200;

    private final Optional<HttpServer> own;
    private final ExecutorService threads = Executors.newCachedThreadPool(Visits::daemon);
    private final InetSocketAddress server;
    private final List<SocketChannel> opened = new ArrayList<>();

    Visits(ClientContext context) {
        if (context.hasEndpoint(SERVER)) {
            own = Optional.empty();
            server = new InetSocketAddress(
                    context.endpoint(SERVER).host(), context.endpoint(SERVER).port());
        } else {
            own = Optional.of(loopback());
            server = own.get().getAddress();
        }
    }

    private HttpServer loopback() {
        byte[] page = Page.bytes();
        try {
            HttpServer web = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
            web.createContext("/", exchange -> {
                exchange.sendResponseHeaders(STATE_OK, page.length);
                exchange.getResponseBody().write(page);
                exchange.close();
            });
            web.setExecutor(threads);
            web.start();
            return web;
        } catch (IOException refused) {
            throw new DeviceFault("no web server can listen on loopback: " + refused.getMessage(), refused);
        }
    }

    private static Thread daemon(Runnable work) {
        Thread thread = new Thread(work, SERVER);
        thread.setDaemon(true);
        return thread;
    }

    @Override
    public synchronized List<WeightedTransaction> transactions(UserContext context) {
        try {
            SocketChannel channel = Tcp.withoutDelay(SocketChannel.open(server));
            opened.add(channel);
            return List.of(new WeightedTransaction(1, new Visit(channel)));
        } catch (IOException refused) {
            throw new DeviceFault("the web server at " + server + " does not answer: " + refused.getMessage(), refused);
        }
    }

    @Override
    public synchronized void close() {
        for (SocketChannel channel : opened) {
            try {
                channel.close();
            } catch (IOException closed) {
                // it is closed already
            }
        }
        own.ifPresent(web -> web.stop(0));
        threads.shutdownNow();
    }
}
