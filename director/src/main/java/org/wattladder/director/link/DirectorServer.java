package org.wattladder.director.link;

import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.ChannelOption;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.group.ChannelGroup;
import io.netty.channel.group.DefaultChannelGroup;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.nio.NioChannelOption;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import io.netty.util.concurrent.Future;
import io.netty.util.concurrent.GlobalEventExecutor;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.util.concurrent.TimeUnit;
import jdk.net.ExtendedSocketOptions;
import org.wattladder.director.audit.Caller;

/** Listens for a Chauffeur, one at a time, with a single event-loop thread. */
public final class DirectorServer implements AutoCloseable {
    private static final int BACKLOG = 8;
    private static final int FAR_FUTURE_DAYS = 3650;
    private static final int KEEPALIVE_IDLE_SECONDS = 60;
    private static final int KEEPALIVE_INTERVAL_SECONDS = 10;
    private static final int KEEPALIVE_COUNT = 3;

    private final EventLoopGroup group;
    private final ChannelGroup channels;
    private final Channel server;

    private DirectorServer(EventLoopGroup group, ChannelGroup channels, Channel server) {
        this.group = group;
        this.channels = channels;
        this.server = server;
    }

    /**
     * Starts to listen.
     *
     * @param rules who is let in
     * @throws IOException if the address cannot be listened on
     */
    public static DirectorServer start(InetSocketAddress address, SessionStart sessions, AccessRules rules)
            throws IOException {
        EventLoopGroup group = new MultiThreadIoEventLoopGroup(1, NioIoHandler.newFactory());
        // An event loop without any scheduled task wakes every second to look for one.
        Future<?> farFuture = group.schedule(() -> {}, FAR_FUTURE_DAYS, TimeUnit.DAYS);
        ChannelGroup channels = new DefaultChannelGroup(GlobalEventExecutor.INSTANCE);
        ChauffeurSlot slot = new ChauffeurSlot(rules.time());
        ConnectionLimit connections = new ConnectionLimit(rules.time());
        ChannelFuture bound = new ServerBootstrap()
                .group(group)
                .channel(NioServerSocketChannel.class)
                .option(ChannelOption.SO_BACKLOG, BACKLOG)
                .option(ChannelOption.SO_REUSEADDR, true)
                .childOption(ChannelOption.TCP_NODELAY, true)
                // The kernel finds out that a Chauffeur's machine is gone, without a timer in this process.
                .childOption(NioChannelOption.of(StandardSocketOptions.SO_KEEPALIVE), true)
                .childOption(NioChannelOption.of(ExtendedSocketOptions.TCP_KEEPIDLE), KEEPALIVE_IDLE_SECONDS)
                .childOption(NioChannelOption.of(ExtendedSocketOptions.TCP_KEEPINTERVAL), KEEPALIVE_INTERVAL_SECONDS)
                .childOption(NioChannelOption.of(ExtendedSocketOptions.TCP_KEEPCOUNT), KEEPALIVE_COUNT)
                .childHandler(new ChannelInitializer<>() {
                    @Override
                    protected void initChannel(Channel channel) {
                        channels.add(channel);
                        if (connections.admits(channel, slot.taken())) {
                            new Entrance(
                                            rules,
                                            connections,
                                            caller -> new ChauffeurHandler(caller, slot, sessions, rules))
                                    .open(channel);
                        } else {
                            rules.audit().refused(Caller.unknown(Entrance.address(channel)), "too many connections");
                            var unused = channel.close();
                        }
                    }
                })
                .bind(address)
                .awaitUninterruptibly();
        if (!bound.isSuccess()) {
            farFuture.cancel(false);
            end(group);
            throw new IOException(bound.cause());
        }
        return new DirectorServer(group, channels, bound.channel());
    }

    /** Where it listens, with the port that was chosen when 0 was asked for. */
    public InetSocketAddress address() {
        return (InetSocketAddress) server.localAddress();
    }

    /** Waits until {@link #close()} was called. */
    public void awaitClose() {
        server.closeFuture().awaitUninterruptibly();
    }

    /** Stops listening, closes every connection and ends the event loop; sessions hear that their connection is lost. */
    @Override
    public void close() {
        server.close().awaitUninterruptibly();
        channels.close().awaitUninterruptibly();
        end(group);
    }

    private static void end(EventLoopGroup group) {
        Future<?> ended = group.shutdownGracefully(0, 2, TimeUnit.SECONDS);
        ended.awaitUninterruptibly();
    }
}
