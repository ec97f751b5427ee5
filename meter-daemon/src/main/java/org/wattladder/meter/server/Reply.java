package org.wattladder.meter.server;

import io.netty.channel.ChannelHandlerContext;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.wattladder.meter.source.LineFault;

/** Writes one answer, with the fault that is played on it; event loop only. */
@SuppressWarnings("FutureReturnValueIgnored")
final class Reply {
    private static final int LINES_AT_ONCE = 1000;

    private final ChannelHandlerContext context;
    private final List<String> lines;
    private final Runnable sent;

    Reply(ChannelHandlerContext context, List<String> lines, Runnable sent) {
        this.context = context;
        this.lines = lines;
        this.sent = sent;
    }

    void send(LineFault fault) {
        if (fault instanceof LineFault.Slow slow) {
            context.executor().schedule(this::whole, slow.by().toNanos(), TimeUnit.NANOSECONDS);
        } else if (fault instanceof LineFault.Torn torn) {
            String all = String.join("\r\n", lines) + "\r\n";
            int middle = all.length() / 2;
            context.writeAndFlush(all.substring(0, middle));
            context.executor()
                    .schedule(() -> rest(all.substring(middle)), torn.pause().toNanos(), TimeUnit.NANOSECONDS);
        } else {
            whole();
        }
    }

    private void rest(String text) {
        context.writeAndFlush(text);
        sent.run();
    }

    private void whole() {
        StringBuilder text = new StringBuilder();
        for (int index = 0; index < lines.size(); index++) {
            text.append(lines.get(index)).append("\r\n");
            if (index % LINES_AT_ONCE == LINES_AT_ONCE - 1) {
                context.write(text.toString());
                text.setLength(0);
            }
        }
        context.writeAndFlush(text.toString());
        sent.run();
    }
}
