package org.wattladder.meter.source.scpi;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/** Calls of one program by ONC RPC (RFC 5531) over one TCP connection; for one thread at a time. */
final class Rpc implements AutoCloseable {
    private static final int LONGEST_REPLY = 1 << 20;
    private static final int LAST_FRAGMENT = 0x80000000;
    private static final int RPC_VERSION = 2;
    private static final int REPLY = 1;

    private final Socket socket;
    private final DataInputStream input;
    private final int program;
    private final int version;
    private int call;

    private Rpc(Socket socket, int program, int version) throws IOException {
        this.socket = socket;
        this.input = new DataInputStream(socket.getInputStream());
        this.program = program;
        this.version = version;
    }

    static Rpc connect(String host, int port, int limitMillis, int program, int version) throws IOException {
        Socket socket = new Socket();
        try {
            socket.setTcpNoDelay(true);
            socket.connect(new InetSocketAddress(host, port), limitMillis);
            return new Rpc(socket, program, version);
        } catch (IOException refused) {
            socket.close();
            throw refused;
        }
    }

    /** Arguments of a call in the form of RFC 4506. */
    static final class Arguments {
        private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        private final DataOutputStream output = new DataOutputStream(bytes);

        Arguments number(int value) throws IOException {
            output.writeInt(value);
            return this;
        }

        Arguments text(String text) throws IOException {
            byte[] ascii = text.getBytes(StandardCharsets.US_ASCII);
            output.writeInt(ascii.length);
            output.write(ascii);
            output.write(new byte[padding(ascii.length)]);
            return this;
        }
    }

    static int padding(int length) {
        return (4 - length % 4) % 4;
    }

    /** Calls and waits for the result, which the caller reads. */
    DataInputStream call(int procedure, Arguments arguments, long limitMillis) throws IOException {
        call++;
        Arguments message = new Arguments()
                .number(call)
                .number(0)
                .number(RPC_VERSION)
                .number(program)
                .number(version)
                .number(procedure);
        message.number(0).number(0).number(0).number(0); // neither credentials nor a verifier
        arguments.bytes.writeTo(message.output);
        ByteArrayOutputStream record = new ByteArrayOutputStream();
        new DataOutputStream(record).writeInt(LAST_FRAGMENT | message.bytes.size());
        message.bytes.writeTo(record);
        socket.setSoTimeout((int) limitMillis);
        socket.getOutputStream().write(record.toByteArray());
        return result(reply());
    }

    private byte[] reply() throws IOException {
        ByteArrayOutputStream reply = new ByteArrayOutputStream();
        while (true) {
            int mark = input.readInt();
            int length = mark & ~LAST_FRAGMENT;
            if (length == 0 || length > LONGEST_REPLY - reply.size()) {
                throw new IOException("its reply has a part of " + length + " bytes, which is none of an instrument");
            }
            reply.write(input.readNBytes(length));
            if ((mark & LAST_FRAGMENT) != 0) {
                return reply.toByteArray();
            }
        }
    }

    private DataInputStream result(byte[] reply) throws IOException {
        DataInputStream fields = new DataInputStream(new ByteArrayInputStream(reply));
        if (fields.readInt() != call || fields.readInt() != REPLY || fields.readInt() != 0) {
            throw new IOException("it does not answer the call that was made");
        }
        fields.readInt();
        int verifier = fields.readInt();
        fields.skipNBytes(verifier + padding(verifier));
        int accepted = fields.readInt();
        if (accepted != 0) {
            throw new IOException("it refuses the call (" + accepted + ")");
        }
        return fields;
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
