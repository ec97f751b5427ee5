package org.wattladder.chauffeur.link;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufUtil;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.SimpleChannelInboundHandler;
import org.wattladder.model.wire.UnknownMessage;
import org.wattladder.model.wire.WireCodec;

/** Turns the frames of one Director into events; runs on the network thread. */
@SuppressWarnings("FutureReturnValueIgnored") // a close that fails shows as channelInactive all the same
final class EventReader extends SimpleChannelInboundHandler<ByteBuf> {
    private final String host;
    private final WireCodec codec;
    private final EventQueue events;

    EventReader(String host, WireCodec codec, EventQueue events) {
        this.host = host;
        this.codec = codec;
        this.events = events;
    }

    @Override
    protected void channelRead0(ChannelHandlerContext context, ByteBuf frame) {
        try {
            events.put(new HostEvent.Arrived(host, codec.decodeEvent(ByteBufUtil.getBytes(frame))));
        } catch (UnknownMessage unknown) {
            events.put(new HostEvent.Lost(host, "the Director sent something unknown: " + unknown.getMessage()));
            context.close();
        }
    }

    @Override
    public void channelInactive(ChannelHandlerContext context) {
        events.put(new HostEvent.Lost(host, "the Director closed the connection or its process ended"));
    }

    @Override
    public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
        events.put(new HostEvent.Lost(host, "the connection to the Director broke: " + cause.getMessage()));
        context.close();
    }
}
