package org.wattladder.guests.machine;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import org.wattladder.worklets.api.DeviceFault;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Commands to one process of QEMU over its socket, one after the other. */
final class Qmp implements AutoCloseable {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    private final String guest;
    private final SocketChannel channel;
    private final BufferedReader answers;

    private Qmp(String guest, SocketChannel channel) {
        this.guest = guest;
        this.channel = channel;
        this.answers =
                new BufferedReader(new InputStreamReader(Channels.newInputStream(channel), StandardCharsets.UTF_8));
    }

    /**
     * Connects, and leaves the mode in which QEMU only tells what it can.
     *
     * @param guest for sentences
     * @throws IOException if nobody listens there yet
     */
    static Qmp connect(String guest, Path socket) throws IOException {
        SocketChannel channel = SocketChannel.open(StandardProtocolFamily.UNIX);
        try {
            channel.connect(UnixDomainSocketAddress.of(socket));
            Qmp qmp = new Qmp(guest, channel);
            if (qmp.answers.readLine() == null) {
                throw new IOException("QEMU said nothing");
            }
            qmp.ask("qmp_capabilities", Map.of());
            return qmp;
        } catch (IOException | RuntimeException failed) {
            channel.close();
            throw failed;
        }
    }

    /**
     * The answer to a command without arguments.
     *
     * @throws DeviceFault with QEMU's own sentence, if it refuses or has ended
     */
    JsonNode ask(String command) {
        return ask(command, Map.of());
    }

    /** The answer to a command; throws likewise. */
    synchronized JsonNode ask(String command, Map<String, ?> arguments) {
        try {
            String words = JSON.writeValueAsString(Map.of("execute", command, "arguments", arguments));
            ByteBuffer request = ByteBuffer.wrap((words + "\n").getBytes(StandardCharsets.UTF_8));
            while (request.hasRemaining()) {
                channel.write(request);
            }
            for (String line = answers.readLine(); line != null; line = answers.readLine()) {
                JsonNode said = JSON.readTree(line);
                if (said.has("error")) {
                    throw new DeviceFault("QEMU refuses " + command + " of guest " + guest + ": "
                            + said.path("error").path("desc").asString("no reason"));
                }
                if (said.has("return")) {
                    return said.path("return");
                }
            }
            throw new DeviceFault("guest " + guest + " has ended");
        } catch (IOException | JacksonException broken) {
            throw new DeviceFault(
                    "guest " + guest + " does not answer " + command + ": " + broken.getMessage(), broken);
        }
    }

    @Override
    public void close() {
        try {
            channel.close();
        } catch (IOException closed) {
            // it is closed already
        }
    }
}
