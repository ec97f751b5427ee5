package org.wattladder.director.link;

import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.handler.ssl.SslHandler;
import io.netty.handler.ssl.SslHandshakeCompletionEvent;
import java.net.InetSocketAddress;
import java.util.Optional;
import java.util.function.Function;
import javax.net.ssl.SSLSession;
import org.wattladder.director.audit.Caller;

/**
 * Finds out who calls before anything the caller sends is read, and gives the connection to a {@link ChauffeurHandler}; who
 * is not trusted gets no word. Runs on the event loop.
 */
final class Entrance extends ChannelInboundHandlerAdapter {
    private final AccessRules rules;
    private final ConnectionLimit connections;
    private final Function<Caller, ChauffeurHandler> handlers;
    private boolean passed;

    Entrance(AccessRules rules, ConnectionLimit connections, Function<Caller, ChauffeurHandler> handlers) {
        this.rules = rules;
        this.connections = connections;
        this.handlers = handlers;
    }

    /** Puts everything in order on a connection that the limit let in. */
    void open(Channel channel) {
        rules.tls().ifPresent(tls -> {
            SslHandler handshake = new SslHandler(tls.server());
            handshake.setHandshakeTimeoutMillis(rules.handshakePatience().toMillis());
            channel.pipeline().addLast(handshake);
        });
        channel.pipeline().addLast(this);
    }

    static String address(Channel channel) {
        InetSocketAddress remote = (InetSocketAddress) channel.remoteAddress();
        return remote == null
                ? "an address that is gone"
                : remote.getAddress().getHostAddress() + ":" + remote.getPort();
    }

    @Override
    public void channelActive(ChannelHandlerContext context) {
        if (rules.tls().isEmpty()) {
            enter(context, Caller.unknown(address(context.channel())));
        }
    }

    @Override
    public void userEventTriggered(ChannelHandlerContext context, Object event) {
        if (event instanceof SslHandshakeCompletionEvent handshake) {
            if (!handshake.isSuccess()) {
                turnAway(
                        context,
                        "the TLS handshake failed: " + handshake.cause().getMessage());
                return;
            }
            SSLSession session =
                    context.pipeline().get(SslHandler.class).engine().getSession();
            Optional<String> name = rules.tls().flatMap(tls -> tls.peer(session));
            if (name.isPresent()) {
                enter(context, new Caller(name.get(), address(context.channel())));
            } else {
                turnAway(context, "its key is not trusted");
            }
        }
    }

    private void enter(ChannelHandlerContext context, Caller caller) {
        passed = true;
        connections.trusts(context.channel());
        Frames.begin(context.pipeline());
        context.pipeline().addLast(handlers.apply(caller)).remove(this);
    }

    private void turnAway(ChannelHandlerContext context, String why) {
        if (!passed) {
            passed = true;
            connections.forgets(context.channel());
            rules.audit().refused(Caller.unknown(address(context.channel())), why);
        }
        var unused = context.close();
    }

    @Override
    public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
        turnAway(context, String.valueOf(cause.getMessage()));
    }

    @Override
    public void channelInactive(ChannelHandlerContext context) {
        turnAway(context, "it was closed before it identified itself");
    }
}
