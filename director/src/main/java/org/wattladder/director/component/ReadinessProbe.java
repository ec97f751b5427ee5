package org.wattladder.director.component;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.wattladder.model.plan.Program;
import org.wattladder.model.plan.Readiness;
import org.wattladder.worklets.api.Endpoint;

/** Sees whether a foreign program is ready; asked again and again on the work thread until it is. */
final class ReadinessProbe {
    /** Between two questions. */
    static final Duration PAUSE = Duration.ofMillis(100);

    private static final int CONNECT_MILLIS = 200;
    private static final long COMMAND_PAUSE_NANOS = 1_000_000_000;

    private final String role;
    private final Program.Foreign program;
    private final Endpoint endpoint;
    private final UnaryOperator<List<String>> fillIn;
    private final Optional<Path> folder;
    private final DirectorParts parts;
    private volatile boolean lineSeen;
    private volatile boolean endedWell;
    private volatile Asked asked = Asked.NOT;
    private long askedNanos;

    /** What the command said last. */
    private enum Asked {
        NOT,
        RUNNING,
        READY
    }

    ReadinessProbe(
            String role,
            Program.Foreign program,
            Endpoint endpoint,
            UnaryOperator<List<String>> fillIn,
            Optional<Path> folder,
            DirectorParts parts) {
        this.role = role;
        this.program = program;
        this.endpoint = endpoint;
        this.fillIn = fillIn;
        this.folder = folder;
        this.parts = parts;
    }

    /** Takes a line that the program wrote; called on the thread that reads it. */
    void onLine(String line) {
        if (!lineSeen && program.readiness() instanceof Readiness.Line awaited && line.contains(awaited.text())) {
            lineSeen = true;
        }
    }

    /** Takes the exit code of the process that was started. */
    void onEnd(int code) {
        endedWell = code == 0;
    }

    boolean isReady() {
        if (program.readiness() instanceof Readiness.Ended) {
            return endedWell;
        }
        if (program.readiness() instanceof Readiness.Command asks) {
            return isReady(asks);
        }
        return program.readiness() instanceof Readiness.Line ? lineSeen : accepts(endpoint);
    }

    /** Whether something listens there. */
    static boolean accepts(Endpoint endpoint) {
        try (Socket socket = new Socket()) {
            socket.connect(new InetSocketAddress(endpoint.host(), endpoint.port()), CONNECT_MILLIS);
            return true;
        } catch (IOException refused) {
            return false;
        }
    }

    /** The command runs beside the work thread; its end is seen at a later question. */
    private boolean isReady(Readiness.Command asks) {
        long now = parts.time().nanoTime();
        if (asked == Asked.NOT && (askedNanos == 0 || now - askedNanos > COMMAND_PAUSE_NANOS)) {
            askedNanos = now;
            asked = Asked.RUNNING;
            try {
                // Its mark begins with the component's, so that it ends with it.
                parts.programs()
                        .start(role + "/probe", fillIn.apply(asks.command()), program.variables(), folder)
                        .listen(line -> {}, code -> asked = code == 0 ? Asked.READY : Asked.NOT);
            } catch (IOException cannotStart) {
                asked = Asked.NOT;
            }
        }
        return asked == Asked.READY;
    }
}
