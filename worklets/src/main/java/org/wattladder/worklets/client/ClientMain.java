package org.wattladder.worklets.client;

import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.wattladder.worklets.api.Worklet;
import org.wattladder.worklets.api.WorkletCatalogue;
import org.wattladder.worklets.link.ClientArguments;

/**
 * Main class of a client JVM, launched and pinned by the Director; arguments as {@link ClientArguments} writes them.
 *
 * <p>Standard output carries the lines of {@code worklets.link} and nothing else; whatever a worklet or the JDK prints
 * goes to standard error. The process ends immediately when standard input ends, also in the middle of an interval, so that
 * it cannot outlive its Director. Exit codes: 0 told to stop, 1 the worklet failed or the connection was lost, 2 wrong arguments,
 * 4 the Director is gone.
 */
public final class ClientMain {
    private ClientMain() {}

    /** Serves the Director on standard input and output; does not return. */
    public static void main(String... arguments) {
        PrintStream lines = new PrintStream(new FileOutputStream(FileDescriptor.out), false, StandardCharsets.US_ASCII);
        System.setOut(System.err);
        // Halt, not exit: there is nothing to shut down, and no hook of a library may hold the process back.
        Leave leave = code -> {
            // A worklet may have started programs; when the Director is gone nobody else ends them.
            ProcessHandle.current().descendants().forEach(ProcessHandle::destroyForcibly);
            Runtime.getRuntime().halt(code);
        };
        leave.with(serve(new ClientLines(lines, leave), arguments));
    }

    private static int serve(ClientLines answers, String... arguments) {
        Client client;
        try {
            ClientArguments parsed = ClientArguments.parse(arguments);
            client = new Client(find(parsed), parsed, new SystemClock(), JvmCounters.ofThisJvm(), answers);
        } catch (IllegalArgumentException refused) {
            answers.fail(Failures.sentence(refused), Leave.USAGE);
            return Leave.USAGE;
        }
        return client.serve(new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)));
    }

    private static Worklet find(ClientArguments arguments) {
        WorkletCatalogue catalogue = WorkletCatalogue.load();
        return catalogue
                .find(arguments.worklet(), arguments.parameters().keySet())
                .orElseThrow(
                        () -> new IllegalArgumentException("no worklet is named " + arguments.worklet() + "; there are "
                                + catalogue.worklets().stream()
                                        .map(worklet -> worklet.description().name())
                                        .toList()));
    }
}
