package org.wattladder.meter.server;

import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.handler.codec.TooLongFrameException;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import org.wattladder.meter.console.Console;
import org.wattladder.meter.source.LineFault;
import org.wattladder.model.text.Printable;
import org.wattladder.ptdaemon.codec.Command;

/**
 * One client: answers its commands in order, when its turn has come. A client that does not read is not read from either.
 */
// A failed write ends the connection, and its end arrives by itself.
@SuppressWarnings("FutureReturnValueIgnored")
final class ClientHandler extends SimpleChannelInboundHandler<String> {
    private final CommandAnswers answers;
    private final LineFault.Script faults;
    private final Console console;
    private final Turns turns;
    private final Queue<String> waiting = new ArrayDeque<>();
    private boolean answering;

    ClientHandler(CommandAnswers answers, LineFault.Script faults, Console console, Turns turns) {
        this.answers = answers;
        this.faults = faults;
        this.console = console;
        this.turns = turns;
    }

    @Override
    public void channelActive(ChannelHandlerContext context) {
        turns.arrived(context);
    }

    @Override
    public void channelInactive(ChannelHandlerContext context) {
        waiting.clear();
        if (turns.left(context)) {
            answers.clientLeft();
            console.say("No data returned by socket read.");
            console.say("Connection is down.");
            console.say("Waiting for a connection...");
            turns.next();
        }
    }

    @Override
    protected void channelRead0(ChannelHandlerContext context, String line) {
        turns.asked();
        waiting.add(Printable.of(line));
        answerNext(context);
    }

    @Override
    public void channelWritabilityChanged(ChannelHandlerContext context) {
        answerNext(context);
    }

    private void answerNext(ChannelHandlerContext context) {
        while (!answering && !waiting.isEmpty() && context.channel().isWritable()) {
            CompletableFuture<List<String>> answer = Command.parse(waiting.remove())
                    .answeredBy(answers)
                    .exceptionally(
                            fault -> List.of("Error: internal error of the meter daemon: " + fault.getMessage()));
            answering = true;
            if (answer.isDone()) {
                send(context, answer.join());
            } else {
                answer.thenAcceptAsync(lines -> send(context, lines), context.executor());
            }
        }
        // no more is read than the pieces that were read already, so what waits is bounded
        context.channel()
                .config()
                .setAutoRead(waiting.isEmpty() && context.channel().isWritable());
    }

    private void send(ChannelHandlerContext context, List<String> lines) {
        LineFault fault = faults.next();
        if (fault instanceof LineFault.Disconnect) {
            console.warn("The connection is closed, as scripted");
            context.close();
        } else {
            new Reply(context, lines, () -> {
                        answering = false;
                        console.answered(lines);
                        answerNext(context);
                    })
                    .send(fault);
        }
    }

    private void drop(ChannelHandlerContext context, String why) {
        console.error("Client " + Turns.address(context) + " is dropped: " + why);
        waiting.clear();
        answering = true;
        context.writeAndFlush("Error: " + why + "\r\n").addListener(sent -> context.close());
    }

    @Override
    public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
        if (cause instanceof TooLongFrameException) {
            drop(context, "a command is longer than " + MeterServer.LONGEST_COMMAND_BYTES + " bytes");
        } else {
            console.warn("Connection broken: " + cause.getMessage());
            context.close();
        }
    }
}
