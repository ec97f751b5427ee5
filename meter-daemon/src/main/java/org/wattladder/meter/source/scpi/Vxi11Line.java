package org.wattladder.meter.source.scpi;

import java.io.DataInputStream;
import java.io.IOException;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import org.wattladder.model.time.TimeSource;
import org.wattladder.worklets.api.Endpoint;

/** An instrument by VXI-11: a link to one device of it, messages written to it and read from it. */
final class Vxi11Line implements InstrumentLine {
    static final int PROGRAM = 0x0607AF;
    static final int VERSION = 1;
    static final int CREATE_LINK = 10;
    static final int WRITE = 11;
    static final int READ = 12;
    static final int DESTROY_LINK = 23;
    static final int END_OF_MESSAGE = 4;
    static final int TIMED_OUT = 15;

    private static final int PORT_MAPPER = 100_000;
    private static final int PORT_MAPPER_VERSION = 2;
    private static final int GET_PORT = 3;
    private static final int TCP = 6;
    private static final int WRITES_END = 8;
    private static final int LONGEST_LINE = 4096;
    private static final int LOCKED = 11;
    private static final long NANOS_PER_MILLI = 1_000_000;

    /** A reply comes a little after the instrument itself has given up. */
    private static final int SLACK_MILLIS = 500;

    private final Rpc rpc;
    private final TimeSource time;
    private final int link;
    private final int limitMillis;

    private Vxi11Line(Rpc rpc, TimeSource time, int link, int limitMillis) {
        this.rpc = rpc;
        this.time = time;
        this.link = link;
        this.limitMillis = limitMillis;
    }

    static Vxi11Line connect(InstrumentAddress.Vxi11 address, int limitMillis, TimeSource time) throws IOException {
        String host = address.endpoint().host();
        int port = address.endpoint().port() == InstrumentAddress.Vxi11.PORT_MAPPER
                ? mapped(host, InstrumentAddress.Vxi11.PORT_MAPPER, limitMillis)
                : address.endpoint().port();
        Rpc rpc = Rpc.connect(host, port, limitMillis, PROGRAM, VERSION);
        try {
            DataInputStream result = rpc.call(
                    CREATE_LINK,
                    new Rpc.Arguments().number(1).number(0).number(0).text(address.device()),
                    limitMillis);
            refuse(result.readInt(), "its device " + address.device());
            return new Vxi11Line(rpc, time, result.readInt(), limitMillis);
        } catch (IOException refused) {
            rpc.close();
            throw refused;
        }
    }

    /** The port of the instrument, as its port mapper says. */
    static int mapped(String host, int mapper, int limitMillis) throws IOException {
        try (Rpc rpc = Rpc.connect(host, mapper, limitMillis, PORT_MAPPER, PORT_MAPPER_VERSION)) {
            int port = rpc.call(
                            GET_PORT,
                            new Rpc.Arguments()
                                    .number(PROGRAM)
                                    .number(VERSION)
                                    .number(TCP)
                                    .number(0),
                            limitMillis)
                    .readInt();
            if (port <= 0 || port > Endpoint.LARGEST_PORT) {
                throw new IOException("its port mapper knows no VXI-11");
            }
            return port;
        }
    }

    @Override
    public void send(String command) throws IOException {
        DataInputStream result = rpc.call(
                WRITE,
                new Rpc.Arguments()
                        .number(link)
                        .number(limitMillis)
                        .number(0)
                        .number(WRITES_END)
                        .text(command + "\n"),
                limitMillis + SLACK_MILLIS);
        refuse(result.readInt(), command);
    }

    @Override
    public String ask(String query, long wantedMillis) throws IOException {
        send(query);
        long deadline = time.nanoTime() + wantedMillis * NANOS_PER_MILLI;
        StringBuilder line = new StringBuilder();
        while (line.length() < LONGEST_LINE) {
            int leftMillis = (int) Math.max(1, (deadline - time.nanoTime()) / NANOS_PER_MILLI);
            DataInputStream result = read(query, wantedMillis, leftMillis);
            int error = result.readInt();
            if (error == TIMED_OUT) {
                throw new Late(query, wantedMillis);
            }
            refuse(error, query);
            int reason = result.readInt();
            line.append(new String(result.readNBytes(Math.max(0, result.readInt())), StandardCharsets.US_ASCII));
            if ((reason & END_OF_MESSAGE) != 0) {
                return line.toString().strip();
            }
        }
        throw new IOException("its answer to " + query + " has no end");
    }

    private DataInputStream read(String query, long wantedMillis, int leftMillis) throws IOException {
        try {
            return rpc.call(
                    READ,
                    new Rpc.Arguments()
                            .number(link)
                            .number(LONGEST_LINE)
                            .number(leftMillis)
                            .number(0)
                            .number(0)
                            .number(0),
                    leftMillis + SLACK_MILLIS);
        } catch (SocketTimeoutException silent) {
            throw new Late(query, wantedMillis);
        }
    }

    private static void refuse(int error, String what) throws IOException {
        if (error == LOCKED) {
            throw new IOException("another program has locked it");
        }
        if (error != 0) {
            throw new IOException("it refuses " + what + " with error " + error + " of VXI-11");
        }
    }

    @Override
    public void close() throws IOException {
        try (Rpc closing = rpc) {
            closing.call(DESTROY_LINK, new Rpc.Arguments().number(link), limitMillis);
        }
    }
}
