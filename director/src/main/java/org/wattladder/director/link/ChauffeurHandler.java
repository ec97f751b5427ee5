package org.wattladder.director.link;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufUtil;
import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFutureListener;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.handler.codec.TooLongFrameException;
import io.netty.util.concurrent.Future;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.wattladder.director.session.Session;
import org.wattladder.model.wire.DirectorEvent;
import org.wattladder.model.wire.Failed;
import org.wattladder.model.wire.Protocol;
import org.wattladder.model.wire.Refused;
import org.wattladder.model.wire.UnknownMessage;
import org.wattladder.model.wire.WireCodec;

/** One connection; its methods run on the event loop, except {@link #send}, which any thread may call. */
final class ChauffeurHandler extends SimpleChannelInboundHandler<ByteBuf> {
    private static final Logger LOG = LoggerFactory.getLogger(ChauffeurHandler.class);

    private final WireCodec codec = new WireCodec();
    private final Seat seat;
    private final SessionStart sessions;
    private final Duration helloPatience;
    private Optional<Session> session = Optional.empty();
    private Optional<Future<?>> helloDeadline = Optional.empty();

    ChauffeurHandler(Seat seat, SessionStart sessions, Duration helloPatience) {
        this.seat = seat;
        this.sessions = sessions;
        this.helloPatience = helloPatience;
    }

    @Override
    public void channelActive(ChannelHandlerContext context) {
        if (!seat.take()) {
            send(context.channel(), new Refused("this Director works for another Chauffeur; wait for that run to end"));
            return;
        }
        session = Optional.of(sessions.begin(event -> send(context.channel(), event)));
        String late = "no hello came within " + helloPatience.toSeconds() + " s";
        helloDeadline = Optional.of(context.executor()
                .schedule(
                        () -> send(context.channel(), new Refused(late)),
                        helloPatience.toNanos(),
                        TimeUnit.NANOSECONDS));
    }

    @Override
    protected void channelRead0(ChannelHandlerContext context, ByteBuf frame) {
        helloDeadline.ifPresent(deadline -> deadline.cancel(false));
        if (session.isEmpty()) {
            return;
        }
        try {
            session.get().receive(codec.decodeCommand(ByteBufUtil.getBytes(frame)));
        } catch (UnknownMessage unknown) {
            send(context.channel(), new Refused(unknown.getMessage()));
        }
    }

    @Override
    public void channelInactive(ChannelHandlerContext context) {
        helloDeadline.ifPresent(deadline -> deadline.cancel(false));
        session.ifPresent(talk -> {
            talk.connectionLost();
            seat.leave();
        });
    }

    @Override
    public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
        if (cause instanceof TooLongFrameException) {
            send(
                    context.channel(),
                    new Refused("a frame longer than " + Protocol.MAXIMUM_FRAME_BYTES
                            + " bytes came; this port speaks the protocol of a Wattladder Director only"));
        } else {
            LOG.warn("connection broke: {}", cause.toString());
            var unused = context.close();
        }
    }

    private void send(Channel channel, DirectorEvent event) {
        byte[] frame = codec.encode(event);
        if (frame.length > Protocol.MAXIMUM_FRAME_BYTES) {
            frame = codec.encode(new Failed(
                    "an answer of " + frame.length + " bytes is longer than a frame may be; plan fewer clients",
                    List.of()));
        }
        var written = channel.writeAndFlush(Unpooled.wrappedBuffer(frame));
        if (event instanceof Refused) {
            written.addListener(ChannelFutureListener.CLOSE);
        }
    }
}
