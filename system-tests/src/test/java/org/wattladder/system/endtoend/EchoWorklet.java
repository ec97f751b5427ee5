package org.wattladder.system.endtoend;

import java.io.IOException;
import java.net.Socket;
import java.util.ArrayList;
import java.util.List;
import org.wattladder.worklets.api.Aborted;
import org.wattladder.worklets.api.ClientContext;
import org.wattladder.worklets.api.DeviceFault;
import org.wattladder.worklets.api.Endpoint;
import org.wattladder.worklets.api.Figure;
import org.wattladder.worklets.api.MemoryNeed;
import org.wattladder.worklets.api.Metric;
import org.wattladder.worklets.api.Parameter;
import org.wattladder.worklets.api.Session;
import org.wattladder.worklets.api.Transaction;
import org.wattladder.worklets.api.UserContext;
import org.wattladder.worklets.api.WeightedTransaction;
import org.wattladder.worklets.api.Worklet;
import org.wattladder.worklets.api.WorkletDescription;
import org.wattladder.worklets.api.WrongOutput;

/** Drives the component of role {@code server}: sends it a byte and awaits the same; now and then it aborts then. */
public final class EchoWorklet implements Worklet {
    private static final String ABORTED = "aborted";

    @Override
    public WorkletDescription description() {
        return new WorkletDescription(
                "echo",
                "harness",
                "A server beside the clients.",
                "Sends one byte and awaits it.",
                Metric.TRANSACTIONS,
                MemoryNeed.fixed(1 << 20),
                List.of(new Parameter(ABORTED, "one of so many transactions aborts; 0 for none", 0, 100, 10, 10)));
    }

    @Override
    public Session open(ClientContext context) {
        return new Connections(context.endpoint("server"));
    }

    /** One connection for each user. */
    private static final class Connections implements Session {
        private final Endpoint server;
        private final List<Socket> sockets = new ArrayList<>();

        private Connections(Endpoint server) {
            this.server = server;
        }

        @Override
        public synchronized List<WeightedTransaction> transactions(UserContext context) {
            try {
                Socket socket = new Socket(server.host(), server.port());
                socket.setTcpNoDelay(true);
                sockets.add(socket);
                return List.of(new WeightedTransaction(1, new Echo(socket, context.parameter(ABORTED))));
            } catch (IOException refused) {
                throw new DeviceFault("the server at " + server + " does not listen: " + refused.getMessage(), refused);
            }
        }

        @Override
        public synchronized List<Figure> figures() {
            return List.of(new Figure("connections", sockets.size(), "sockets"));
        }

        @Override
        public synchronized void close() {
            for (Socket socket : sockets) {
                try {
                    socket.close();
                } catch (IOException closed) {
                    // it is closed already
                }
            }
        }
    }

    private static final class Echo implements Transaction {
        private final Socket socket;
        private final long aborted;
        private int sent;
        private int received;

        private Echo(Socket socket, long aborted) {
            this.socket = socket;
            this.aborted = aborted;
        }

        @Override
        public String type() {
            return "echo";
        }

        @Override
        public void prepare() {
            sent = (sent + 1) % 120;
        }

        @Override
        public void execute() {
            try {
                socket.getOutputStream().write(sent);
                received = socket.getInputStream().read();
            } catch (IOException gone) {
                throw new DeviceFault("the server is gone: " + gone.getMessage(), gone);
            }
            if (received < 0) {
                throw new DeviceFault("the server has closed the connection");
            }
            if (aborted > 0 && sent % aborted == 0) {
                throw new Aborted();
            }
        }

        @Override
        public void check() {
            if (received != sent) {
                throw new WrongOutput("sent " + sent + " and received " + received);
            }
        }
    }
}
