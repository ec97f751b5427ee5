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
import org.wattladder.director.audit.Caller;
import org.wattladder.director.session.ChauffeurSession;
import org.wattladder.model.text.ExceptionText;
import org.wattladder.model.text.Message;
import org.wattladder.model.wire.DirectorCommand;
import org.wattladder.model.wire.DirectorEvent;
import org.wattladder.model.wire.Failed;
import org.wattladder.model.wire.Hello;
import org.wattladder.model.wire.Protocol;
import org.wattladder.model.wire.Refused;
import org.wattladder.model.wire.UnknownMessage;
import org.wattladder.model.wire.Welcome;
import org.wattladder.model.wire.WireCodec;

/**
 * The connection of a caller that was let in; its methods run on the event loop, except {@link #send}, which any thread may
 * call.
 */
final class ChauffeurHandler extends SimpleChannelInboundHandler<ByteBuf> {
    private static final Logger LOG = LoggerFactory.getLogger(ChauffeurHandler.class);
    private static final int COMMANDS_AT_ONCE = 400;
    private static final Duration A_COMMAND_EVERY = Duration.ofMillis(20);

    private final WireCodec codec = new WireCodec();
    private final Caller caller;
    private final ChauffeurSlot slot;
    private final SessionStart sessions;
    private final AccessRules rules;
    private final RateLimit commands;
    private Optional<ChauffeurSession> session = Optional.empty();
    private Optional<Future<?>> helloDeadline = Optional.empty();
    private boolean refused;

    ChauffeurHandler(Caller caller, ChauffeurSlot slot, SessionStart sessions, AccessRules rules) {
        this.caller = caller;
        this.slot = slot;
        this.sessions = sessions;
        this.rules = rules;
        this.commands = new RateLimit(rules.time(), COMMANDS_AT_ONCE, A_COMMAND_EVERY);
    }

    /** Takes the slot, or says who has it. */
    @Override
    public void handlerAdded(ChannelHandlerContext context) {
        Optional<Message> busy = slot.take(caller);
        if (busy.isPresent()) {
            refuse(context, busy.get());
            return;
        }
        rules.audit().entered(caller);
        session = Optional.of(sessions.begin(event -> send(context.channel(), event)));
        String late = "no hello came within " + rules.helloPatience().toSeconds() + " s";
        helloDeadline = Optional.of(context.executor()
                .schedule(() -> refuse(context, late), rules.helloPatience().toNanos(), TimeUnit.NANOSECONDS));
    }

    @Override
    protected void channelRead0(ChannelHandlerContext context, ByteBuf frame) {
        helloDeadline.ifPresent(deadline -> deadline.cancel(false));
        if (session.isEmpty() || refused) {
            return;
        }
        if (!commands.take()) {
            refuse(context, "more than " + COMMANDS_AT_ONCE + " commands arrived together, which no run needs");
            return;
        }
        try {
            DirectorCommand<?> command = codec.decodeCommand(ByteBufUtil.getBytes(frame));
            rules.audit().asked(caller, command);
            if (command instanceof Hello hello) {
                slot.uses(hello.run());
            }
            session.get().receive(command);
        } catch (UnknownMessage unknown) {
            refuse(context, ExceptionText.of(unknown));
        }
    }

    @Override
    public void channelInactive(ChannelHandlerContext context) {
        helloDeadline.ifPresent(deadline -> deadline.cancel(false));
        session.ifPresent(talk -> {
            talk.connectionLost();
            slot.leave();
            rules.audit().left(caller);
        });
    }

    @Override
    public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
        if (cause instanceof TooLongFrameException) {
            refuse(
                    context,
                    "a frame longer than " + Protocol.MAXIMUM_FRAME_BYTES + " bytes, or a hello longer than "
                            + Frames.MAXIMUM_HELLO_BYTES
                            + ", came; this port speaks the protocol of a Wattladder Director only");
        } else {
            LOG.warn("connection lost: {}", cause.toString());
            var unused = context.close();
        }
    }

    private void refuse(ChannelHandlerContext context, String sentence) {
        refuse(context, Message.of("fault.refused", sentence));
    }

    private void refuse(ChannelHandlerContext context, Message reason) {
        refused = true;
        send(context.channel(), new Refused(reason));
    }

    private void send(Channel channel, DirectorEvent event) {
        byte[] frame = codec.encode(event);
        if (frame.length > Protocol.MAXIMUM_FRAME_BYTES) {
            frame = codec.encode(new Failed(Message.of("fault.answer-too-long", frame.length), List.of()));
        }
        if (event instanceof Welcome) {
            // queued before the write, so that long frames are taken when the answer to this one comes
            channel.eventLoop().execute(() -> Frames.welcome(channel.pipeline()));
        }
        if (event instanceof Refused refused) {
            channel.eventLoop()
                    .execute(
                            () -> rules.audit().refused(caller, refused.reason().notation()));
        }
        var written = channel.writeAndFlush(Unpooled.wrappedBuffer(frame));
        if (event instanceof Refused) {
            written.addListener(ChannelFutureListener.CLOSE);
        }
    }
}
