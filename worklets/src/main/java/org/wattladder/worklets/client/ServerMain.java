package org.wattladder.worklets.client;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.util.Optional;
import org.wattladder.worklets.api.DeviceFault;
import org.wattladder.worklets.api.ServingWorklet;
import org.wattladder.worklets.api.WorkletCatalogue;

/**
 * Main class of a JVM that is the server of a worklet, launched by the Director; which ends it. Arguments: name of the worklet,
 * address and port to listen on. Exit codes: 1 the worklet failed, 2 wrong arguments.
 */
public final class ServerMain {
    private static final int BACKLOG = 1024;

    private ServerMain() {}

    /** Serves until the process is ended. */
    public static void main(String... arguments) throws IOException {
        Optional<ServingWorklet> serving =
                arguments.length == 3 ? WorkletCatalogue.load().serving(arguments[0]) : Optional.empty();
        if (serving.isPresent()) {
            try (ServerSocketChannel listening = ServerSocketChannel.open()) {
                listening.bind(new InetSocketAddress(arguments[1], Integer.parseInt(arguments[2])), BACKLOG);
                serving.get().serve(listening);
            } catch (DeviceFault refused) {
                System.err.println(refused.getMessage());
                Runtime.getRuntime().exit(Leave.FAILED); // with its hooks, which end what it started
            }
        } else {
            System.err.println("the server of a worklet needs the name of one that serves, an address and a port, not "
                    + String.join(" ", arguments));
            Runtime.getRuntime().halt(Leave.USAGE);
        }
    }
}
