package org.wattladder.chauffeur.link;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import io.netty.bootstrap.ServerBootstrap;
import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import io.netty.handler.codec.LengthFieldPrepender;
import io.netty.handler.ssl.SslHandler;
import io.netty.handler.ssl.SslHandshakeCompletionEvent;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.wattladder.keys.Identity;
import org.wattladder.keys.Tls;
import org.wattladder.keys.TrustList;
import org.wattladder.keys.TrustedPeer;
import org.wattladder.keys.file.KeyMaker;
import org.wattladder.model.text.Message;
import org.wattladder.model.wire.Refused;
import org.wattladder.model.wire.WireCodec;

/** What the Chauffeur says when a Director shows a key, does not accept ours, or has none. */
class SecuredDirectorTest {
    private static Identity director;
    private static Identity chauffeur;

    private final EventQueue events = new EventQueue();
    private final EventLoopGroup group = new MultiThreadIoEventLoopGroup(1, NioIoHandler.newFactory());

    @BeforeAll
    static void makeKeys() throws IOException {
        director = KeyMaker.make("director");
        chauffeur = KeyMaker.make("chauffeur");
    }

    @AfterEach
    void stop() {
        group.shutdownGracefully(0, 1, TimeUnit.SECONDS).awaitUninterruptibly();
    }

    private static TrustList trusting(Identity identity) {
        return new TrustList(List.of(new TrustedPeer(identity.fingerprint(), "peer")));
    }

    /** Listens like a Director with this key that trusts this Chauffeur, and sends one event to whom it lets in. */
    private InetSocketAddress listen(Identity trusted) {
        Tls tls = Tls.of(director, trusting(trusted));
        ChannelFuture bound = new ServerBootstrap()
                .group(group)
                .channel(NioServerSocketChannel.class)
                .childHandler(new ChannelInitializer<Channel>() {
                    @Override
                    protected void initChannel(Channel channel) {
                        channel.pipeline()
                                .addLast(new SslHandler(tls.server()), new LengthFieldPrepender(4), new Greeter());
                    }
                })
                .bind(InetAddress.getLoopbackAddress(), 0)
                .awaitUninterruptibly();
        return (InetSocketAddress) bound.channel().localAddress();
    }

    private static final class Greeter extends ChannelInboundHandlerAdapter {
        @Override
        public void userEventTriggered(ChannelHandlerContext context, Object event) {
            if (event instanceof SslHandshakeCompletionEvent handshake && handshake.isSuccess()) {
                byte[] frame =
                        new WireCodec().encode(new Refused(Message.of("fault.refused", "hello from the other side")));
                var unused = context.writeAndFlush(Unpooled.wrappedBuffer(frame));
            }
        }

        @Override
        public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
            var unused = context.close();
        }
    }

    private HostEvent talk(Identity trusted, InetSocketAddress address) throws Exception {
        Transport transport = Transport.of(Tls.of(chauffeur, trusting(trusted)), true);
        try (Network network = new Network(transport);
                DirectorLink link = network.connect("sut", address, false, Duration.ofSeconds(20), events)) {
            assertThat(link.host()).isEqualTo("sut");
            return events.take(TimeUnit.SECONDS.toNanos(20)).orElseThrow();
        }
    }

    @Test
    void shouldReadWhatATrustedDirectorSends() throws Exception {
        assertThat(talk(director, listen(chauffeur)))
                .isEqualTo(new HostEvent.Arrived(
                        "sut", new Refused(Message.of("fault.refused", "hello from the other side"))));
    }

    @Test
    void shouldShowTheFingerprintOfADirectorThatIsNotTrusted() {
        assertThatIOException()
                .isThrownBy(() -> talk(chauffeur, listen(chauffeur)))
                .withMessageContaining("host sut: the Director at")
                .withMessageContaining("keys trust " + director.fingerprint() + " NAME --as director");
    }

    @Test
    void shouldSayWhatToDoWhenTheDirectorDoesNotTrustUs() throws Exception {
        String said;
        try {
            said = talk(director, listen(director)).toString();
        } catch (IOException alreadyInTheHandshake) {
            said = String.valueOf(alreadyInTheHandshake.getMessage());
        }
        assertThat(said).contains("keys trust " + chauffeur.fingerprint() + " NAME --as chauffeur");
    }

    @Test
    void shouldSayThatADirectorSpeaksNoTls() throws Exception {
        try (ServerSocket plain = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            Thread answer = new Thread(() -> {
                try (Socket socket = plain.accept()) {
                    socket.getOutputStream().write("not a TLS record".getBytes(StandardCharsets.US_ASCII));
                    socket.getInputStream().transferTo(java.io.OutputStream.nullOutputStream());
                } catch (IOException gone) {
                    // the test is over
                }
            });
            answer.start();
            assertThatIOException()
                    .isThrownBy(() -> talk(director, (InetSocketAddress) plain.getLocalSocketAddress()))
                    .withMessageContaining("speaks no TLS");
            answer.join();
        }
    }

    @Test
    void shouldNeverSpeakPlainlyBeyondLoopback() throws IOException {
        InetSocketAddress far = new InetSocketAddress(InetAddress.getByName("192.0.2.7"), 7420);
        InetSocketAddress near = new InetSocketAddress(InetAddress.getLoopbackAddress(), 7420);
        assertThatIOException()
                .isThrownBy(() -> Transport.plain().to(far, false))
                .withMessageContaining("wattladder keys create");
        Tls tls = Tls.of(chauffeur, trusting(director));
        assertThat(Transport.of(tls, false).to(far, false)).contains(tls);
        assertThat(Transport.of(tls, false).to(near, false)).isEmpty();
        assertThat(Transport.of(tls, true).to(near, false)).contains(tls);
        assertThat(Transport.of(tls, true).to(near, true)).isEmpty();
    }
}
