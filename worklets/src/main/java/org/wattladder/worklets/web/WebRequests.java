package org.wattladder.worklets.web;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.wattladder.worklets.api.ClientContext;
import org.wattladder.worklets.api.MemoryNeed;
import org.wattladder.worklets.api.Metric;
import org.wattladder.worklets.api.ServingWorklet;
import org.wattladder.worklets.api.Session;
import org.wattladder.worklets.api.WorkletDescription;
import org.wattladder.worklets.tcp.UserConnections;

/**
 * Asks a web server for a page. The server that it brings is an nginx that is installed, the component {@code server}.
 *
 * <p>Check: the state of the reply, and every byte of the page.
 */
public final class WebRequests implements ServingWorklet {
    private static final String NAME = "web-requests";

    @Override
    public WorkletDescription description() {
        return new WorkletDescription(
                NAME,
                "network",
                "A web server, and the operating system at both ends of its connections.",
                "Asks for a page of 1,024 bytes by HTTP/1.1, over a connection of the user that stays open, and compares"
                        + " every byte. With a component `server` the page is that of an nginx, which must be installed;"
                        + " without one a server of this page is in the JVM of the clients.",
                Metric.TRANSACTIONS,
                MemoryNeed.fixed(64 << 10),
                List.of());
    }

    @Override
    public Session open(ClientContext context) {
        return new UserConnections(context, Page::answer, (channel, user) -> new Visit(channel));
    }

    @Override
    public Optional<String> hindrance(Map<String, String> environment) {
        return Nginx.missing(NAME);
    }

    /** Gives its endpoint to nginx, and ends with it. */
    @Override
    public void serve(ServerSocketChannel listening) throws IOException {
        InetSocketAddress endpoint = (InetSocketAddress) listening.getLocalAddress();
        listening.close();
        Nginx nginx = Nginx.start(endpoint);
        Runtime.getRuntime().addShutdownHook(new Thread(nginx::close, "end of nginx"));
        System.out.println("the web server is ready");
        nginx.await();
    }
}
