package org.wattladder.brokerage.link;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.channels.ServerSocketChannel;
import org.wattladder.brokerage.check.Settling;
import org.wattladder.brokerage.data.Scale;
import org.wattladder.brokerage.engine.Login;
import org.wattladder.worklets.api.LineServer;

/** Answers clients: where the database is, and after an interval what it did. One request at a time; does nothing without one. */
public final class DatabaseServer {
    /** Asks how to log in. */
    static final String LOGIN = "login";

    /** Asks to read, check, vacuum and write a checkpoint. */
    static final String SETTLE = "settle";

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
        LineServer.serve(listening, this::answer);
    }

    private synchronized void answer(String request, PrintWriter answers) {
        if (request.equals(LOGIN)) {
            answers.println("url " + traders.url());
            answers.println("user " + traders.user());
            answers.println("password " + traders.password());
            traders.product().driverJar().ifPresent(jar -> answers.println("driver " + jar));
            traders.product().dialectFile().ifPresent(file -> answers.println("dialect " + file));
            answers.println("customers " + scale.customers());
            answers.println("seed " + scale.seed());
        } else if (request.equals(SETTLE)) {
            settling.afterInterval().forEach((name, figure) -> answers.println(name + " " + figure));
        } else {
            throw new IllegalArgumentException("the database has no answer to \"" + request + "\"");
        }
    }
}
