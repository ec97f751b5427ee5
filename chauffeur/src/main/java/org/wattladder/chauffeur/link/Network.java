package org.wattladder.chauffeur.link;

import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.nio.NioIoHandler;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.concurrent.TimeUnit;

/** The one network thread of the Chauffeur, on which all links to Directors live. */
@SuppressWarnings("FutureReturnValueIgnored") // the far task is never awaited
public final class Network implements AutoCloseable {
    private final EventLoopGroup group = new MultiThreadIoEventLoopGroup(1, NioIoHandler.newFactory());

    private final Transport transport;

    /** Starts the network thread; it sleeps until something arrives. */
    public Network(Transport transport) {
        this.transport = transport;
        // A loop without a scheduled task wakes every second.
        group.next().schedule(() -> {}, 365, TimeUnit.DAYS);
    }

    /**
     * Connects to a Director, see {@link RemoteDirector#connect}.
     *
     * @param started whether this Chauffeur started it itself, on loopback
     * @throws IOException with a sentence that names host and address, if it cannot be reached
     */
    public DirectorLink connect(
            String host, InetSocketAddress address, boolean started, Duration limit, EventQueue events)
            throws IOException {
        if (address.isUnresolved()) {
            throw Unreachable.unknown(host, address.getHostString());
        }
        RemoteDirector.Way way = new RemoteDirector.Way(group, limit, transport.to(address, started));
        return RemoteDirector.connect(host, address, way, events);
    }

    @Override
    public void close() {
        group.shutdownGracefully(0, 2, TimeUnit.SECONDS).awaitUninterruptibly(3, TimeUnit.SECONDS);
    }
}
