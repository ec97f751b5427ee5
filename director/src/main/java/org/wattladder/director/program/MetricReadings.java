package org.wattladder.director.program;

import java.io.IOException;
import java.io.InputStream;
import java.net.HttpURLConnection;
import java.net.Proxy;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.LongSupplier;
import org.wattladder.model.text.ExceptionText;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Name;
import org.wattladder.settings.program.MetricSeries;

/**
 * A counter of an endpoint of metrics, read as recording begins and as it ends, each time by a thread of its own.
 *
 * <p>A reading stands for the middle between question and answer, so units are those between both readings, by the time
 * between them and the length of the recording.
 */
public final class MetricReadings {
    private static final int CONNECT_MILLIS = 500;
    private static final int READ_MILLIS = 2_000;
    private static final int MOST_BYTES = 16 << 20;
    private static final long LEAST_ANSWER_NANOS = 500_000_000;
    private static final long ANSWERS_IN_A_RECORDING = 100;

    private final MetricSeries series;
    private final URL endpoint;
    private final LongSupplier nanoTime;
    private Optional<CompletableFuture<Reading>> first = Optional.empty();
    private Optional<CompletableFuture<Reading>> last = Optional.empty();

    /** What was answered is looked at after the recording. */
    @SuppressWarnings("ArrayRecordComponent")
    private record Reading(long askedNanos, long answeredNanos, byte[] body) {
        long atNanos() {
            return askedNanos + (answeredNanos - askedNanos) / 2;
        }
    }

    /**
     * Nothing is read yet.
     *
     * @param nanoTime the monotonic clock
     */
    MetricReadings(MetricSeries series, URL endpoint, LongSupplier nanoTime) {
        this.series = series;
        this.endpoint = endpoint;
        this.nanoTime = nanoTime;
    }

    /** Reads once for nothing, so that what is done for the first time is not done while recording. */
    public void rehearse() {
        first = Optional.of(read());
    }

    /** Reads as recording begins; returns immediately. */
    public void begin() {
        first = Optional.of(read());
    }

    /** Reads as recording ends; returns immediately. */
    public void end() {
        last = Optional.of(read());
    }

    /**
     * Units in the recording; waits for an answer that is still to come.
     *
     * @throws Untrustworthy if the endpoint did not answer soon, has no such series, or counts backwards
     */
    public double within(Span span) throws Untrustworthy {
        Reading before = answer(first, span);
        Reading after = answer(last, span);
        double counted = total(after) - total(before);
        if (counted < 0) {
            throw new Untrustworthy(Message.of("program.runs-backwards"));
        }
        return counted * span.recordingNanos() / (after.atNanos() - before.atNanos());
    }

    private double total(Reading reading) throws Untrustworthy {
        Name wanted = new Name(series.toString());
        try {
            return series.total(new String(reading.body(), StandardCharsets.UTF_8))
                    .orElseThrow(() -> new Untrustworthy(Message.of("program.no-series", wanted)));
        } catch (NumberFormatException none) {
            throw new Untrustworthy(Message.of("program.no-number", wanted));
        }
    }

    private static Reading answer(Optional<CompletableFuture<Reading>> asked, Span span) throws Untrustworthy {
        Reading reading;
        try {
            reading = asked.orElseThrow().get(READ_MILLIS, TimeUnit.MILLISECONDS);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new Untrustworthy(Message.of("program.no-metrics", ExceptionText.of(stopped)));
        } catch (ExecutionException | TimeoutException failed) {
            Throwable cause = Objects.requireNonNullElse(failed.getCause(), failed);
            throw new Untrustworthy(Message.of("program.no-metrics", ExceptionText.of(cause)));
        }
        long taken = reading.answeredNanos() - reading.askedNanos();
        if (taken > Math.max(LEAST_ANSWER_NANOS, span.recordingNanos() / ANSWERS_IN_A_RECORDING)) {
            throw new Untrustworthy(Message.of("program.slow-metrics", taken / 1_000_000));
        }
        return reading;
    }

    private CompletableFuture<Reading> read() {
        return CompletableFuture.supplyAsync(() -> {
            try {
                long asked = nanoTime.getAsLong();
                HttpURLConnection connection = (HttpURLConnection) endpoint.openConnection(Proxy.NO_PROXY);
                connection.setConnectTimeout(CONNECT_MILLIS);
                connection.setReadTimeout(READ_MILLIS);
                connection.setInstanceFollowRedirects(false);
                try (InputStream in = connection.getInputStream()) {
                    byte[] body = in.readNBytes(MOST_BYTES + 1);
                    long answered = nanoTime.getAsLong();
                    if (connection.getResponseCode() != HttpURLConnection.HTTP_OK || body.length > MOST_BYTES) {
                        throw new IOException("status " + connection.getResponseCode() + ", " + body.length + " bytes");
                    }
                    return new Reading(asked, answered, body);
                }
            } catch (IOException unreadable) {
                throw new CompletionException(unreadable);
            }
        });
    }
}
