package org.wattladder.worklets.api;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.channels.Channels;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;

/**
 * Answers the requests that clients send to a {@link ServingWorklet} beside its load: a line each, answered by lines of text. Each
 * client has a thread of its own; nothing is done without a request.
 */
public final class LineServer {
    /** Ends each answer. */
    static final String END = ".";

    /** Before the sentence of a fault. */
    static final String FAULT = "fault ";

    private LineServer() {}

    /** What is answered. */
    @FunctionalInterface
    public interface Answering {
        /**
         * Answers a request; called by the threads of several clients.
         *
         * @param answer takes its lines, of which none is a single full stop
         * @throws DeviceFault or {@link IllegalArgumentException} with the sentence that the client throws
         */
        void answer(String request, PrintWriter answer);
    }

    /** Serves on the calling thread until the channel is closed. */
    public static void serve(ServerSocketChannel listening, Answering answering) throws IOException {
        while (listening.isOpen()) {
            SocketChannel client = listening.accept();
            Thread thread = new Thread(() -> answerAll(client, answering), "client");
            thread.setDaemon(true);
            thread.start();
        }
    }

    private static void answerAll(SocketChannel client, Answering answering) {
        try (client;
                BufferedReader requests = new BufferedReader(
                        new InputStreamReader(Channels.newInputStream(client), StandardCharsets.UTF_8));
                PrintWriter answers =
                        new PrintWriter(Channels.newOutputStream(client), false, StandardCharsets.UTF_8)) {
            for (String request = requests.readLine(); request != null; request = requests.readLine()) {
                try {
                    answering.answer(request, answers);
                } catch (DeviceFault | IllegalArgumentException refused) {
                    answers.println(FAULT + refused.getMessage());
                }
                answers.println(END);
                answers.flush();
            }
        } catch (IOException gone) {
            // a client that is gone has nothing to hear
        }
    }
}
