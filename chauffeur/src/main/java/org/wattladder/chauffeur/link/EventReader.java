package org.wattladder.chauffeur.link;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufUtil;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.SimpleChannelInboundHandler;
import java.util.Optional;
import org.wattladder.keys.Tls;
import org.wattladder.model.text.Message;
import org.wattladder.model.wire.UnknownMessage;
import org.wattladder.model.wire.WireCodec;

/** Turns the frames of one Director into events; runs on the network thread. */
@SuppressWarnings("FutureReturnValueIgnored") // a close that fails shows as channelInactive all the same
final class EventReader extends SimpleChannelInboundHandler<ByteBuf> {
    /** An honest Director has a handful of answers on its way; a run takes them within seconds. */
    private static final int MOST_WAITING = 100;

    private final String host;
    private final WireCodec codec;
    private final EventQueue events;
    private final Optional<Tls> tls;
    private boolean heard;
    private boolean ended;

    EventReader(String host, WireCodec codec, EventQueue events, Optional<Tls> tls) {
        this.tls = tls;
        this.host = host;
        this.codec = codec;
        this.events = events;
    }

    @Override
    protected void channelRead0(ChannelHandlerContext context, ByteBuf frame) {
        heard = true;
        if (ended) {
            return;
        }
        if (events.waiting(host) >= MOST_WAITING) {
            end(context, Message.of("fault.director-floods", MOST_WAITING));
            return;
        }
        try {
            events.put(new HostEvent.Arrived(host, codec.decodeEvent(ByteBufUtil.getBytes(frame))));
        } catch (UnknownMessage unknown) {
            if (unknown.impossible().isPresent()) {
                events.put(new HostEvent.Impossible(
                        host,
                        Message.of("fault.answer-refused", unknown.impossible().get())));
            } else {
                end(context, Message.of("fault.director-sent-unknown", String.valueOf(unknown.getMessage())));
            }
        }
    }

    /** What is still on its way is not read any more. */
    private void end(ChannelHandlerContext context, Message reason) {
        ended = true;
        events.put(new HostEvent.Lost(host, reason));
        context.close();
    }

    @Override
    public void channelInactive(ChannelHandlerContext context) {
        events.put(new HostEvent.Lost(
                host,
                heard
                        ? Message.of("fault.director-closed")
                        : Message.of("fault.director-closed-at-once", TlsFault.hint(tls))));
    }

    @Override
    public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
        events.put(
                new HostEvent.Lost(host, Message.of("fault.director-connection-broke", TlsFault.broken(cause, tls))));
        context.close();
    }
}
