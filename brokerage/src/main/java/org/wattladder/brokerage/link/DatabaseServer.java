package org.wattladder.brokerage.link;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.channels.Channels;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.wattladder.brokerage.check.Settling;
import org.wattladder.brokerage.data.Scale;
import org.wattladder.brokerage.engine.Login;
import org.wattladder.worklets.api.DeviceFault;

/** Answers clients: where the database is, and after an interval what it did. One request at a time; does nothing without one. */
public final class DatabaseServer {
    /** Asks how to log in. */
    static final String LOGIN = "login";

    /** Asks to read, check, vacuum and write a checkpoint. */
    static final String SETTLE = "settle";

    /** Ends each answer. */
    static final String END = ".";

    /** Before the sentence of a fault. */
    static final String FAULT = "fault ";

    private final Login traders;
    private final Scale scale;
    private final Settling settling;

    /**
     * Serves this database.
     *
     * @param traders how clients log in
     */
    public DatabaseServer(Login traders, Scale scale, Settling settling) {
        this.traders = traders;
        this.scale = scale;
        this.settling = settling;
    }

    /** Serves until the channel is closed. */
    public void serve(ServerSocketChannel listening) throws IOException {
        while (listening.isOpen()) {
            SocketChannel client = listening.accept();
            Thread answering = new Thread(() -> answer(client), "client");
            answering.setDaemon(true);
            answering.start();
        }
    }

    private void answer(SocketChannel client) {
        try (client;
                BufferedReader requests = new BufferedReader(
                        new InputStreamReader(Channels.newInputStream(client), StandardCharsets.UTF_8));
                PrintWriter answers =
                        new PrintWriter(Channels.newOutputStream(client), false, StandardCharsets.UTF_8)) {
            for (String request = requests.readLine(); request != null; request = requests.readLine()) {
                answer(request, answers);
                answers.println(END);
                answers.flush();
            }
        } catch (IOException gone) {
            // a client that is gone has nothing to hear
        }
    }

    private synchronized void answer(String request, PrintWriter answers) {
        try {
            if (request.equals(LOGIN)) {
                answers.println("url " + traders.url());
                answers.println("user " + traders.user());
                answers.println("password " + traders.password());
                traders.product().driverJar().ifPresent(jar -> answers.println("driver " + jar));
                traders.product().dialectFile().ifPresent(file -> answers.println("dialect " + file));
                answers.println("customers " + scale.customers());
                answers.println("seed " + scale.seed());
            } else if (request.equals(SETTLE)) {
                for (Map.Entry<String, Double> figure : settling.afterInterval().entrySet()) {
                    answers.println(figure.getKey() + " " + figure.getValue());
                }
            } else {
                answers.println(FAULT + "the database has no answer to \"" + request + "\"");
            }
        } catch (DeviceFault refused) {
            answers.println(FAULT + refused.getMessage());
        }
    }
}
