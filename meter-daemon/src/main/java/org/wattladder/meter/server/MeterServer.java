package org.wattladder.meter.server;

import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.ChannelOption;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.FixedRecvByteBufAllocator;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.SocketChannel;
import io.netty.channel.socket.nio.NioChannelOption;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import io.netty.handler.codec.LineBasedFrameDecoder;
import io.netty.handler.codec.string.StringDecoder;
import io.netty.handler.codec.string.StringEncoder;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import jdk.net.ExtendedSocketOptions;
import org.wattladder.meter.console.Console;
import org.wattladder.meter.source.LineFault;

/** Listens for clients; one event loop for the listener and the client. */
// A channel that is closed before its use needs no waiting for.
@SuppressWarnings("FutureReturnValueIgnored")
public final class MeterServer implements AutoCloseable {
    static final int LONGEST_COMMAND_BYTES = 4096;
    private static final int MOST_WAITING_CLIENTS = 8;
    private static final int FAR_DAYS = 10_000;
    private static final int KEEPALIVE_IDLE_SECONDS = 60;
    private static final int KEEPALIVE_INTERVAL_SECONDS = 10;
    private static final int KEEPALIVE_COUNT = 3;

    private final EventLoopGroup loop;
    private final Channel listener;

    private MeterServer(EventLoopGroup loop, Channel listener) {
        this.loop = loop;
        this.listener = listener;
    }

    /**
     * Starts to listen.
     *
     * @param port 0 for any free one
     * @param allowed who may connect beside this machine
     * @param faults played on answers
     * @param patience how long a client may neither ask nor measure while another waits
     * @throws IOException when the address cannot be listened on; the message says why
     */
    public static MeterServer listen(
            String host,
            int port,
            AllowList allowed,
            CommandAnswers answers,
            LineFault.Script faults,
            Console console,
            Duration patience)
            throws IOException {
        Turns turns = new Turns(answers::measuring, console, patience);
        EventLoopGroup loop = new MultiThreadIoEventLoopGroup(1, NioIoHandler.newFactory());
        ChannelFuture bound = new ServerBootstrap()
                .group(loop)
                .channel(NioServerSocketChannel.class)
                .option(ChannelOption.SO_REUSEADDR, true)
                .option(ChannelOption.SO_BACKLOG, MOST_WAITING_CLIENTS)
                .childOption(ChannelOption.TCP_NODELAY, true)
                // The kernel finds out that a client's machine is gone; nothing in this process wakes for it.
                .childOption(NioChannelOption.of(StandardSocketOptions.SO_KEEPALIVE), true)
                .childOption(NioChannelOption.of(ExtendedSocketOptions.TCP_KEEPIDLE), KEEPALIVE_IDLE_SECONDS)
                .childOption(NioChannelOption.of(ExtendedSocketOptions.TCP_KEEPINTERVAL), KEEPALIVE_INTERVAL_SECONDS)
                .childOption(NioChannelOption.of(ExtendedSocketOptions.TCP_KEEPCOUNT), KEEPALIVE_COUNT)
                .childOption(
                        ChannelOption.RECVBUF_ALLOCATOR,
                        new FixedRecvByteBufAllocator(LONGEST_COMMAND_BYTES).maxMessagesPerRead(1))
                .childHandler(new ChannelInitializer<SocketChannel>() {
                    @Override
                    protected void initChannel(SocketChannel channel) {
                        InetSocketAddress client = channel.remoteAddress();
                        if (client == null || !allowed.allows(client.getAddress())) {
                            console.warn("Connection from " + client + " refused: not within --allow");
                            channel.close();
                            return;
                        }
                        channel.pipeline()
                                .addLast(new LineBasedFrameDecoder(LONGEST_COMMAND_BYTES))
                                .addLast(new StringDecoder(StandardCharsets.US_ASCII))
                                .addLast(new StringEncoder(StandardCharsets.US_ASCII))
                                .addLast(new ClientHandler(answers, faults, console, turns));
                    }
                })
                .bind(host, port)
                .awaitUninterruptibly();
        if (!bound.isSuccess()) {
            loop.shutdownGracefully(0, 1, TimeUnit.SECONDS).awaitUninterruptibly(2, TimeUnit.SECONDS);
            throw new IOException(bound.cause().getMessage(), bound.cause());
        }
        // without any task to come the loop would wake once a second to look for one
        loop.schedule(() -> {}, FAR_DAYS, TimeUnit.DAYS);
        return new MeterServer(loop, bound.channel());
    }

    /** Where it listens, with the port that was picked. */
    public InetSocketAddress address() {
        return (InetSocketAddress) listener.localAddress();
    }

    /** Waits until the listener is closed. */
    public void awaitEnd() throws InterruptedException {
        listener.closeFuture().await();
    }

    /** Frees the port and drops the client. */
    @Override
    public void close() {
        listener.close().awaitUninterruptibly(2, TimeUnit.SECONDS);
        loop.shutdownGracefully(0, 1, TimeUnit.SECONDS).awaitUninterruptibly(2, TimeUnit.SECONDS);
    }
}
