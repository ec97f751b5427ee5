package org.wattladder.ptdaemon.link;

import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.SimpleChannelInboundHandler;
import java.util.concurrent.BlockingQueue;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Printable;

/** Passes lines without control characters, and the end, from the event loop to the thread that waits. */
final class LineReceiver extends SimpleChannelInboundHandler<String> {
    private final BlockingQueue<Arrival> arrivals;
    private final Runnable whenLost;

    LineReceiver(BlockingQueue<Arrival> arrivals, Runnable whenLost) {
        this.arrivals = arrivals;
        this.whenLost = whenLost;
    }

    @Override
    protected void channelRead0(ChannelHandlerContext context, String line) {
        arrivals.add(new Arrival.Line(Printable.of(line)));
    }

    @Override
    public void channelInactive(ChannelHandlerContext context) {
        arrivals.add(new Arrival.End(Message.of("fault.daemon-closed")));
        whenLost.run();
    }

    @Override
    public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
        arrivals.add(new Arrival.End(Message.of("fault.connection-broke", String.valueOf(cause.getMessage()))));
        whenLost.run();
    }
}
