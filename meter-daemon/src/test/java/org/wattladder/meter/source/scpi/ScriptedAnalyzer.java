package org.wattladder.meter.source.scpi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.locks.LockSupport;
import org.wattladder.meter.source.OpenSource;
import org.wattladder.meter.source.OptionMistake;
import org.wattladder.meter.source.SourceSettings;
import org.wattladder.model.time.TimeSource;

/** An analyzer on the loopback with the answers of a real one; settings stay set, and faults can be told to it. */
final class ScriptedAnalyzer implements AutoCloseable {
    static final String WT310E = "YOKOGAWA,WT310E,C3XA04010E,F1.04";
    static final String WT333E = "YOKOGAWA,WT333E,C2XL24034V,F1.04";

    /** What a sample of one element says unless other values are told. */
    private static final String NOTHING = "nothing";

    static final String GOOD = "Watts,241.800000,Volts,206.300000,Amps,1.241500,PF,0.944000";

    private static final Duration UPDATE = Duration.ofMillis(5);

    private final ServerSocket server;
    private final Map<String, String> state = new ConcurrentHashMap<>();
    private final List<String> heard = new CopyOnWriteArrayList<>();
    private final List<Socket> sockets = new CopyOnWriteArrayList<>();
    private volatile String silentTo = NOTHING;
    private volatile String greeting = "";

    ScriptedAnalyzer(String idn) {
        try {
            server = new ServerSocket(0, 5, InetAddress.getLoopbackAddress());
        } catch (IOException busy) {
            throw new UncheckedIOException(busy);
        }
        state.putAll(Map.of(
                "*IDN", idn,
                ":INTEG:STATE", "RES",
                ":MEAS:AVER:STATE", "0",
                ":HOLD", "0",
                ":INP:MODE", "RMS",
                ":INP:CFAC", "3",
                ":RATE", "250.0E-03",
                ":STAT:EESR", "1",
                ":STAT:COND", "0",
                ":INP:POV", "0"));
        for (String element : List.of("", ":ELEM1", ":ELEM2", ":ELEM3")) {
            state.put(":INP:CURR:RANG" + element, "500.0E-03");
            state.put(":INP:CURR:AUTO" + element, "0");
            state.put(":INP:VOLT:RANG" + element, "300.0E+00");
            state.put(":INP:VOLT:AUTO" + element, "1");
        }
        values("206.30E+00,1.2415E+00,241.80E+00,0.9440E+00");
        daemon(this::accept);
    }

    int port() {
        return server.getLocalPort();
    }

    ScriptedAnalyzer values(String answer) {
        return set(":NUM:NORM:VAL", answer);
    }

    ScriptedAnalyzer set(String setting, String answer) {
        state.put(setting, answer);
        return this;
    }

    String get(String setting) {
        return state.get(setting);
    }

    /** What a gateway sends to every new connection. */
    ScriptedAnalyzer greets(String text) {
        greeting = text;
        return this;
    }

    /** No more answers to queries that begin like this; the empty text is every query. */
    ScriptedAnalyzer silentTo(String query) {
        silentTo = query;
        return this;
    }

    void hangUp() {
        for (Socket socket : sockets) {
            try {
                socket.close();
            } catch (IOException gone) {
                throw new UncheckedIOException(gone);
            }
        }
    }

    List<String> heard() {
        return heard;
    }

    SourceSettings settings(String... option) throws OptionMistake {
        Map<String, String> given =
                new HashMap<>(Map.of("address", "127.0.0.1:" + server.getLocalPort(), "answer-millis", answerMillis()));
        for (int index = 0; index < option.length; index += 2) {
            given.put(option[index], option[index + 1]);
        }
        return SourceSettings.of("scpi", ScpiSettings.KEYS, given);
    }

    /** Long where it answers, as its machine may be busy; short where nobody would come. */
    private String answerMillis() {
        return silentTo.equals(NOTHING) ? "1500" : "400";
    }

    /** A source that measures with it. */
    OpenSource opened(String... option) throws Exception {
        OpenSource source = new ScpiSource().open(settings(option), TimeSource.system());
        source.begin();
        return source;
    }

    static void awaitSample(OpenSource source, String expected) {
        await().untilAsserted(
                        () -> assertThat(source.sampleAll().total().text()).isEqualTo(expected));
    }

    private static void daemon(Runnable work) {
        Thread thread = new Thread(work, "scripted-analyzer");
        thread.setDaemon(true);
        thread.start();
    }

    private void accept() {
        while (!server.isClosed()) {
            try {
                Socket socket = server.accept();
                sockets.add(socket);
                daemon(() -> talk(socket));
            } catch (IOException closed) {
                return;
            }
        }
    }

    private void talk(Socket socket) {
        try (socket;
                BufferedReader lines =
                        new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.US_ASCII))) {
            socket.getOutputStream().write(greeting.getBytes(StandardCharsets.US_ASCII));
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                Optional<String> answer = hear(line);
                if (answer.isPresent()) {
                    socket.getOutputStream().write((answer.get() + "\r\n").getBytes(StandardCharsets.US_ASCII));
                }
            }
        } catch (IOException gone) {
            // the other side left
        }
    }

    /** What it says to a line; empty for a command, and when it is silent. */
    Optional<String> hear(String line) {
        heard.add(line);
        String answer = answer(line);
        return line.endsWith("?") && !line.startsWith(silentTo) ? Optional.of(answer) : Optional.empty();
    }

    private String answer(String line) {
        if (line.endsWith("?")) {
            return state.getOrDefault(line.substring(0, line.length() - 1), "");
        }
        if (line.startsWith(":COMM:WAIT")) {
            LockSupport.parkNanos(UPDATE.toNanos());
        } else if (line.contains(" ") && state.containsKey(line.substring(0, line.indexOf(' ')))) {
            String value = line.substring(line.indexOf(' ') + 1);
            state.put(
                    line.substring(0, line.indexOf(' ')), value.equals("ON") ? "1" : value.equals("OFF") ? "0" : value);
        }
        return "";
    }

    @Override
    public void close() throws IOException {
        server.close();
        hangUp();
    }
}
