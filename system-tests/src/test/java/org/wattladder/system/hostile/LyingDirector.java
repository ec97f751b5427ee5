package org.wattladder.system.hostile;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import org.wattladder.model.wire.Considered;
import org.wattladder.model.wire.DirectorCommand;
import org.wattladder.model.wire.DirectorEvent;
import org.wattladder.model.wire.EnvironmentFound;
import org.wattladder.model.wire.Prepare;
import org.wattladder.model.wire.Welcome;
import org.wattladder.model.wire.WireCodec;

/** A Director on a socket that is honest but for one answer, in the second worklet or before the first. */
final class LyingDirector implements Listening {
    private static final Set<Class<?>> BEFORE_WORKLETS =
            Set.of(Welcome.class, EnvironmentFound.class, Considered.class);

    private final WireCodec codec = new WireCodec();
    private final ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
    private final ScheduledExecutorService later = Executors.newSingleThreadScheduledExecutor();
    private final Lie lie;
    private int left;
    private int prepared;
    private DataOutputStream out;

    LyingDirector(Lie lie) throws IOException {
        this.lie = lie;
        this.left = lie.skipped();
        Thread thread = new Thread(this::serve);
        thread.setDaemon(true);
        thread.start();
    }

    @Override
    public int port() {
        return server.getLocalPort();
    }

    private void serve() {
        try (Socket chauffeur = server.accept()) {
            out = new DataOutputStream(chauffeur.getOutputStream());
            DataInputStream in = new DataInputStream(chauffeur.getInputStream());
            HonestDirector honest = new HonestDirector(this::say, later);
            while (true) {
                byte[] frame = in.readNBytes(in.readInt());
                DirectorCommand<?> command = codec.decodeCommand(frame);
                if (command instanceof Prepare) {
                    prepared++;
                }
                command.handle(honest);
            }
        } catch (IOException gone) {
            // The Chauffeur has left.
        }
    }

    private synchronized void say(DirectorEvent event) {
        byte[] honest = codec.encode(event);
        boolean lies =
                event.getClass() == lie.of() && (prepared > 1 || BEFORE_WORKLETS.contains(lie.of())) && left-- == 0;
        try {
            for (byte[] frame :
                    lies ? lie.frames().apply(new String(honest, StandardCharsets.UTF_8)) : List.of(honest)) {
                out.writeInt(frame.length);
                out.write(frame);
            }
            out.flush();
        } catch (IOException gone) {
            // The Chauffeur has left.
        }
    }

    @Override
    public void close() throws IOException {
        server.close();
        later.shutdownNow();
    }
}
