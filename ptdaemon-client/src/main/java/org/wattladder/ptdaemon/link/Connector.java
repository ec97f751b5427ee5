package org.wattladder.ptdaemon.link;

import io.netty.bootstrap.Bootstrap;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.ChannelOption;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.SocketChannel;
import io.netty.channel.socket.nio.NioSocketChannel;
import io.netty.handler.codec.LineBasedFrameDecoder;
import io.netty.handler.codec.string.StringDecoder;
import io.netty.handler.codec.string.StringEncoder;
import java.net.UnknownHostException;
import java.nio.channels.UnresolvedAddressException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.wattladder.model.time.TimeSource;

/** Reaches a daemon that may still be starting: tries again while refused. */
final class Connector {
    private static final int LONGEST_LINE_BYTES = 65_536;
    private static final long RETRY_NANOS = TimeUnit.MILLISECONDS.toNanos(100);
    private static final Duration ATTEMPT_LIMIT = Duration.ofSeconds(5);

    private final MeterAddress peer;
    private final TimeSource time;
    private final Runnable whenLost;
    private final BlockingQueue<Arrival> arrivals = new LinkedBlockingQueue<>();

    Connector(MeterAddress peer, TimeSource time, Runnable whenLost) {
        this.peer = peer;
        this.time = time;
        this.whenLost = whenLost;
    }

    PtdaemonConnection connect(TimeLimits limits, Duration connectLimit) throws MeterUnreachable {
        EventLoopGroup loop = new MultiThreadIoEventLoopGroup(1, NioIoHandler.newFactory());
        boolean connected = false;
        try {
            Channel channel = channel(loop, connectLimit);
            connected = true;
            return new PtdaemonConnection(peer, limits, time, loop, channel, arrivals);
        } finally {
            if (!connected) {
                loop.shutdownGracefully(0, 1, TimeUnit.SECONDS).awaitUninterruptibly(2, TimeUnit.SECONDS);
            }
        }
    }

    private Channel channel(EventLoopGroup loop, Duration connectLimit) throws MeterUnreachable {
        long giveUpAt = time.nanoTime() + connectLimit.toNanos();
        while (true) {
            ChannelFuture attempt = bootstrap(loop, connectLimit).connect(peer.address(), peer.port());
            attempt.awaitUninterruptibly();
            if (attempt.isSuccess()) {
                return attempt.channel();
            }
            Throwable cause = attempt.cause();
            if (cause instanceof UnknownHostException || cause instanceof UnresolvedAddressException) {
                throw new MeterUnreachable(peer.message("fault.meter-name-unknown", peer.address()));
            }
            if (giveUpAt - time.nanoTime() <= 0 || Thread.currentThread().isInterrupted()) {
                throw new MeterUnreachable(peer.message(
                        "fault.meter-unreachable", connectLimit.toMillis(), String.valueOf(cause.getMessage())));
            }
            LockSupport.parkNanos(RETRY_NANOS);
        }
    }

    private Bootstrap bootstrap(EventLoopGroup loop, Duration connectLimit) {
        Duration limit = connectLimit.compareTo(ATTEMPT_LIMIT) < 0 ? connectLimit : ATTEMPT_LIMIT;
        return new Bootstrap()
                .group(loop)
                .channel(NioSocketChannel.class)
                .option(ChannelOption.CONNECT_TIMEOUT_MILLIS, Math.max(1, (int) limit.toMillis()))
                .option(ChannelOption.TCP_NODELAY, true)
                .handler(new ChannelInitializer<SocketChannel>() {
                    @Override
                    protected void initChannel(SocketChannel channel) {
                        channel.pipeline()
                                .addLast(new LineBasedFrameDecoder(LONGEST_LINE_BYTES))
                                .addLast(new StringDecoder(StandardCharsets.US_ASCII))
                                .addLast(new StringEncoder(StandardCharsets.US_ASCII))
                                .addLast(new LineReceiver(arrivals, whenLost));
                    }
                });
    }
}
