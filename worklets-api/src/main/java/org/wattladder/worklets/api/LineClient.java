package org.wattladder.worklets.api;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The connection of a client JVM to a {@link LineServer}; used by one thread at a time. */
public final class LineClient implements AutoCloseable {
    private final String server;
    private final Socket socket;
    private final BufferedReader answers;
    private final PrintWriter requests;

    /**
     * Connects.
     *
     * @param what the server is, for sentences, such as "the database component"
     * @throws DeviceFault with a sentence, if nobody answers there
     */
    public LineClient(String what, Endpoint endpoint) {
        server = what + " at " + endpoint;
        try {
            socket = new Socket(endpoint.host(), endpoint.port());
            answers = new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
            requests = new PrintWriter(socket.getOutputStream(), true, StandardCharsets.UTF_8);
        } catch (IOException refused) {
            throw gone(refused);
        }
    }

    /**
     * Sends a request and returns the lines of its answer.
     *
     * @throws DeviceFault with the sentence of the server, or with one that says that it is gone
     */
    public List<String> ask(String request) {
        requests.println(request);
        List<String> said = new ArrayList<>();
        Optional<String> fault = Optional.empty();
        try {
            for (String line = answers.readLine(); !LineServer.END.equals(line); line = answers.readLine()) {
                if (line == null) {
                    throw new IOException("it has ended");
                }
                if (line.startsWith(LineServer.FAULT)) {
                    fault = Optional.of(line.substring(LineServer.FAULT.length()));
                }
                said.add(line);
            }
        } catch (IOException broken) {
            throw gone(broken);
        }
        if (fault.isPresent()) {
            throw new DeviceFault(fault.get());
        }
        return said;
    }

    /** That the server says what nobody understands. */
    public DeviceFault strange(String said) {
        return new DeviceFault(server + " says what nobody understands: " + said);
    }

    private DeviceFault gone(IOException why) {
        return new DeviceFault(server + " does not answer: " + why.getMessage(), why);
    }

    @Override
    public void close() {
        try {
            socket.close();
        } catch (IOException closed) {
            // it is closed already
        }
    }
}
