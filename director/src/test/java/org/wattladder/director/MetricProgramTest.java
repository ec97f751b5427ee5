package org.wattladder.director;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.IntFunction;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.wattladder.model.result.ClientInterval;
import org.wattladder.model.wire.Load;
import org.wattladder.model.wire.Prepare;
import org.wattladder.model.wire.Prepared;

/** Units of a program that tells none are read from its endpoint of metrics. */
@Tag("slow")
class MetricProgramTest extends OnPrograms {
    private static final String UNITS = "work_total{kind=\"good\"} ";

    private final AtomicInteger asked = new AtomicInteger();
    private final List<HttpServer> endpoints = new ArrayList<>();

    @AfterEach
    void close() {
        endpoints.forEach(endpoint -> endpoint.stop(0));
    }

    /**
     * A toy whose counter is elsewhere.
     *
     * @param answers text by how many times was asked before
     * @param seconds how long the toy runs
     */
    private Prepare order(IntFunction<String> answers, double seconds) throws IOException {
        HttpServer endpoint = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        endpoint.createContext("/metrics", exchange -> {
            byte[] body = answers.apply(asked.getAndIncrement()).getBytes(StandardCharsets.UTF_8);
            exchange.sendResponseHeaders(200, body.length);
            exchange.getResponseBody().write(body);
            exchange.close();
        });
        endpoint.start();
        endpoints.add(endpoint);
        programs.script("toy", "sleep " + seconds);
        return toy("""
                title: a toy
                unit: brick
                start: [./toy, "{seconds}", "{rate}"]
                unpaced: [./toy, "{seconds}"]
                count: {openmetrics: 'work_total{kind="good"}', per: 10}
                metrics: http://127.0.0.1:%d/metrics
                """.formatted(endpoint.getAddress().getPort()));
    }

    @Test
    void shouldCountWhatTheCounterGrewInTheRecording() throws IOException {
        long origin = System.nanoTime();
        AtomicLong last = new AtomicLong();
        chauffeur.ask(
                order(times -> "work_total{kind=\"bad\"} 1e9\n" + UNITS + micros(last, origin), 2.5), Prepared.class);
        ClientInterval client = measured(new Load.Paced(50)).clients().get(0);
        // 1,000,000 microseconds on a quiet machine, ten to a unit; a busy one asks and answers late, but never sees
        // more
        // than there was.
        assertThat(client.types().get(0).transactions()).isBetween(1000L, last.get() / 10);
        assertThat(asked).hasValue(3);
    }

    /** Since the origin, also noted. */
    private static long micros(AtomicLong noted, long origin) {
        long micros = (System.nanoTime() - origin) / 1000;
        noted.set(micros);
        return micros;
    }

    @Test
    void shouldNotMeasureWithoutACounterThatGrows() throws IOException {
        disbelieved(
                "backwards", order(times -> UNITS + (9 - times), 0.9), new Load.Paced(50), "program.runs-backwards");
        disbelieved("stands", order(times -> UNITS + 5, 0.9), new Load.Paced(50), "program.nothing-done");
        String series = "'work_total{kind=\"good\"}'";
        disbelieved(
                "other", order(times -> "work_total 5", 0.9), new Load.Paced(50), "program.no-series(" + series + ")");
        disbelieved(
                "words", order(times -> UNITS + "many", 0.9), new Load.Paced(50), "program.no-number(" + series + ")");
    }

    @Test
    void shouldNotMeasureWhenNothingAnswers() throws IOException {
        Prepare order = order(times -> UNITS + times, 0.9);
        close();
        disbelieved("closed", order, new Load.Paced(50), "program.no-metrics('Connection refused')");
    }
}
