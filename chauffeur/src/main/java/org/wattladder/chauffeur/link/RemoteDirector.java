package org.wattladder.chauffeur.link;

import io.netty.bootstrap.Bootstrap;
import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.ChannelOption;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.socket.nio.NioChannelOption;
import io.netty.channel.socket.nio.NioSocketChannel;
import io.netty.handler.codec.LengthFieldBasedFrameDecoder;
import io.netty.handler.codec.LengthFieldPrepender;
import io.netty.handler.ssl.SslHandler;
import io.netty.util.concurrent.Future;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.time.Duration;
import java.util.Optional;
import jdk.net.ExtendedSocketOptions;
import org.wattladder.keys.Tls;
import org.wattladder.model.text.Message;
import org.wattladder.model.wire.DirectorCommand;
import org.wattladder.model.wire.Protocol;
import org.wattladder.model.wire.WireCodec;

/** A Director reached over TCP, on another machine or on this one: there is no other way to reach one. */
public final class RemoteDirector implements DirectorLink {
    private static final int LENGTH_BYTES = 4;
    private static final int KEEPALIVE_IDLE_SECONDS = 20;
    private static final int KEEPALIVE_INTERVAL_SECONDS = 5;
    private static final int KEEPALIVE_COUNT = 4;

    private final String host;
    private final Channel channel;
    private final EventQueue events;
    private final WireCodec codec;

    private RemoteDirector(String host, Channel channel, EventQueue events, WireCodec codec) {
        this.host = host;
        this.channel = channel;
        this.events = events;
        this.codec = codec;
    }

    /**
     * How it is reached.
     *
     * @param group the network thread of this process
     * @param limit how long connecting may take, and as long again the TLS handshake
     * @param tls keys of both sides; empty for a plain connection
     */
    record Way(EventLoopGroup group, Duration limit, Optional<Tls> tls) {}

    /**
     * Connects to a Director.
     *
     * @param host name in the plan
     * @param address where it listens
     * @param events where its messages go
     * @throws IOException with a sentence that names host and address, if it cannot be reached or is not trusted
     */
    static RemoteDirector connect(String host, InetSocketAddress address, Way way, EventQueue events)
            throws IOException {
        WireCodec codec = new WireCodec();
        Optional<SslHandler> handshake = way.tls().map(tls -> handshake(tls, address, way.limit()));
        ChannelFuture connected = new Bootstrap()
                .group(way.group())
                .channel(NioSocketChannel.class)
                .option(ChannelOption.TCP_NODELAY, true)
                // Kernels ask each other whether the other machine is there; no process wakes for it.
                .option(NioChannelOption.of(StandardSocketOptions.SO_KEEPALIVE), true)
                .option(NioChannelOption.of(ExtendedSocketOptions.TCP_KEEPIDLE), KEEPALIVE_IDLE_SECONDS)
                .option(NioChannelOption.of(ExtendedSocketOptions.TCP_KEEPINTERVAL), KEEPALIVE_INTERVAL_SECONDS)
                .option(NioChannelOption.of(ExtendedSocketOptions.TCP_KEEPCOUNT), KEEPALIVE_COUNT)
                .option(ChannelOption.CONNECT_TIMEOUT_MILLIS, (int) way.limit().toMillis())
                .handler(new ChannelInitializer<Channel>() {
                    @Override
                    protected void initChannel(Channel channel) {
                        handshake.ifPresent(channel.pipeline()::addLast);
                        channel.pipeline()
                                .addLast(
                                        new LengthFieldBasedFrameDecoder(
                                                Protocol.MAXIMUM_FRAME_BYTES, 0, LENGTH_BYTES, 0, LENGTH_BYTES),
                                        new LengthFieldPrepender(LENGTH_BYTES),
                                        new EventReader(host, codec, events, way.tls()));
                    }
                })
                .connect(address)
                .awaitUninterruptibly();
        String place = address.getHostString() + ":" + address.getPort();
        if (!connected.isSuccess()) {
            throw Unreachable.silent(
                    "host " + host + ": no Director answers at " + place + " ("
                            + connected.cause().getMessage() + "); start one there with 'wattladder director'",
                    connected.cause());
        }
        if (handshake.isPresent()) {
            Future<Channel> shaken = handshake.get().handshakeFuture().awaitUninterruptibly();
            if (!shaken.isSuccess()) {
                String why = TlsFault.sentence(shaken.cause(), way.tls().orElseThrow());
                throw Unreachable.keyless("host " + host + ": the Director at " + place + " " + why);
            }
        }
        return new RemoteDirector(host, connected.channel(), events, codec);
    }

    private static SslHandler handshake(Tls tls, InetSocketAddress address, Duration limit) {
        SslHandler handler = new SslHandler(tls.client(address.getHostString(), address.getPort()));
        handler.setHandshakeTimeoutMillis(limit.toMillis());
        return handler;
    }

    @Override
    public String host() {
        return host;
    }

    @Override
    public void send(DirectorCommand<?> command) {
        channel.writeAndFlush(Unpooled.wrappedBuffer(codec.encode(command))).addListener(written -> {
            if (!written.isSuccess()) {
                events.put(new HostEvent.Lost(
                        host,
                        Message.of(
                                "fault.director-connection-broke",
                                String.valueOf(written.cause().getMessage()))));
            }
        });
    }

    @Override
    public void close() {
        channel.close().awaitUninterruptibly(2_000);
    }
}
