package org.wattladder.brokerage.link;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.wattladder.brokerage.data.Scale;
import org.wattladder.brokerage.dialect.Product;
import org.wattladder.brokerage.engine.Login;
import org.wattladder.worklets.api.DeviceFault;
import org.wattladder.worklets.api.Endpoint;
import org.wattladder.worklets.api.LineClient;

/** The connection of a client JVM to the component of the database; used by one thread at a time. */
public final class DatabaseClient implements AutoCloseable {
    private final Endpoint server;
    private final LineClient line;

    /**
     * Connects.
     *
     * @throws DeviceFault with a sentence, if nobody answers there
     */
    public DatabaseClient(Endpoint server) {
        this.server = server;
        line = new LineClient("the database component", server);
    }

    /** How to log in to the database, and how large it is. */
    public record Told(Login login, Scale scale) {}

    /** Asks for it. */
    public Told login() {
        Map<String, String> told = ask(DatabaseServer.LOGIN);
        String url = said(told, "url");
        Product product = Product.of(url, path(told, "driver"), path(told, "dialect"));
        return new Told(
                new Login(url, said(told, "user"), said(told, "password"), product),
                new Scale(Integer.parseInt(said(told, "customers")), Long.parseLong(said(told, "seed"))));
    }

    /** Lets the database be checked and settled, and returns figures of the time since the last call, by name. */
    public Map<String, Double> settle() {
        Map<String, Double> figures = new LinkedHashMap<>();
        ask(DatabaseServer.SETTLE).forEach((name, value) -> figures.put(name, Double.valueOf(value)));
        return figures;
    }

    /** A file of that host, which lies at the same place on this one. */
    private static Optional<Path> path(Map<String, String> told, String name) {
        return Optional.ofNullable(told.get(name)).map(Path::of);
    }

    private String said(Map<String, String> told, String name) {
        String value = told.get(name);
        if (value == null) {
            throw new DeviceFault("the database component at " + server + " does not say its " + name);
        }
        return value;
    }

    private Map<String, String> ask(String request) {
        Map<String, String> told = new LinkedHashMap<>();
        for (String said : line.ask(request)) {
            int space = said.indexOf(' ');
            told.put(said.substring(0, Math.max(0, space)), said.substring(space + 1));
        }
        return told;
    }

    @Override
    public void close() {
        line.close();
    }
}
