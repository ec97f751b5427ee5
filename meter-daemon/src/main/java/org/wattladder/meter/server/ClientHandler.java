package org.wattladder.meter.server;

import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.SimpleChannelInboundHandler;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.wattladder.ptdaemon.codec.Command;

/** One client: answers its commands in order, and holds further clients back while it stays. */
// A failed write ends the connection, and its end arrives by itself.
@SuppressWarnings("FutureReturnValueIgnored")
final class ClientHandler extends SimpleChannelInboundHandler<String> {
    private static final Logger LOG = LoggerFactory.getLogger(ClientHandler.class);
    private static final int MOST_WAITING = 1000;

    private final Answers answers;
    private final Channel listener;
    private final Queue<String> waiting = new ArrayDeque<>();
    private boolean answering;

    ClientHandler(Answers answers, Channel listener) {
        this.answers = answers;
        this.listener = listener;
    }

    @Override
    public void channelActive(ChannelHandlerContext context) {
        listener.config().setAutoRead(false);
    }

    @Override
    public void channelInactive(ChannelHandlerContext context) {
        waiting.clear();
        answers.clientLeft();
        listener.config().setAutoRead(true);
    }

    @Override
    protected void channelRead0(ChannelHandlerContext context, String line) {
        if (waiting.size() >= MOST_WAITING) {
            throw new IllegalStateException("more than " + MOST_WAITING + " commands wait for an answer");
        }
        waiting.add(line);
        answerNext(context);
    }

    private void answerNext(ChannelHandlerContext context) {
        while (!answering && !waiting.isEmpty()) {
            CompletableFuture<List<String>> answer =
                    Command.parse(waiting.remove()).answeredBy(answers);
            if (answer.isDone()) {
                write(context, answer.join());
            } else {
                answering = true;
                answer.thenAcceptAsync(lines -> answered(context, lines), context.executor());
            }
        }
    }

    private void answered(ChannelHandlerContext context, List<String> lines) {
        answering = false;
        write(context, lines);
        answerNext(context);
    }

    private static void write(ChannelHandlerContext context, List<String> lines) {
        StringBuilder text = new StringBuilder();
        lines.forEach(line -> text.append(line).append("\r\n"));
        context.writeAndFlush(text.toString());
    }

    @Override
    public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
        LOG.warn("client {} is dropped: {}", context.channel().remoteAddress(), cause.toString());
        context.close();
    }
}
