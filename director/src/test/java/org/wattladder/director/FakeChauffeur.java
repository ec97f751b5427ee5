package org.wattladder.director;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.wattladder.model.wire.DirectorCommand;
import org.wattladder.model.wire.DirectorEvent;
import org.wattladder.model.wire.Hello;
import org.wattladder.model.wire.Protocol;
import org.wattladder.model.wire.Welcome;
import org.wattladder.model.wire.WireCodec;
import org.wattladder.worklets.api.WorkletCatalogue;

/** The other end of the wire, on a plain blocking socket. */
final class FakeChauffeur implements AutoCloseable {
    private static final int PATIENCE_MILLIS = 30_000;

    private final WireCodec codec = new WireCodec();
    private final Socket socket;
    private final DataOutputStream out;
    private final DataInputStream in;

    FakeChauffeur(InetSocketAddress director) throws IOException {
        this(new Socket(director.getAddress(), director.getPort()));
    }

    /** A Chauffeur on a socket of another kind. */
    FakeChauffeur(Socket connected) throws IOException {
        socket = connected;
        socket.setSoTimeout(PATIENCE_MILLIS);
        out = new DataOutputStream(socket.getOutputStream());
        in = new DataInputStream(socket.getInputStream());
    }

    static Hello hello() {
        return new Hello(
                productVersion(), Protocol.VERSION, WorkletCatalogue.load().digest(), "test");
    }

    static FakeChauffeur welcomed(InetSocketAddress director) throws IOException {
        FakeChauffeur chauffeur = new FakeChauffeur(director);
        chauffeur.ask(hello(), Welcome.class);
        return chauffeur;
    }

    static String productVersion() {
        return Optional.ofNullable(Protocol.class.getPackage().getImplementationVersion())
                .orElse("development");
    }

    void send(DirectorCommand<?> command) throws IOException {
        sendFrame(codec.encode(command));
    }

    void sendText(String text) throws IOException {
        sendFrame(text.getBytes(StandardCharsets.UTF_8));
    }

    void sendRaw(byte[] bytes) throws IOException {
        out.write(bytes);
        out.flush();
    }

    private void sendFrame(byte[] frame) throws IOException {
        out.writeInt(frame.length);
        out.write(frame);
        out.flush();
    }

    <T extends DirectorEvent> T receive(Class<T> expected) throws IOException {
        byte[] frame = new byte[in.readInt()];
        in.readFully(frame);
        DirectorEvent event = codec.decodeEvent(frame);
        if (!expected.isInstance(event)) {
            throw new AssertionError("expected " + expected.getSimpleName() + " but received " + event);
        }
        return expected.cast(event);
    }

    <T extends DirectorEvent> T ask(DirectorCommand<?> command, Class<T> expected) throws IOException {
        send(command);
        return receive(expected);
    }

    boolean isClosedByDirector() throws IOException {
        try {
            in.readInt();
            return false;
        } catch (EOFException closed) {
            return true;
        }
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
