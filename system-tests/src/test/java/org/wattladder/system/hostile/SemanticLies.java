package org.wattladder.system.hostile;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.HdrHistogram.Histogram;
import org.wattladder.model.histogram.Histograms;
import org.wattladder.model.wire.ClientsStopped;
import org.wattladder.model.wire.ClockTold;
import org.wattladder.model.wire.DirectorEvent;
import org.wattladder.model.wire.EnvironmentFound;
import org.wattladder.model.wire.IntervalDone;
import org.wattladder.model.wire.Prepared;
import org.wattladder.model.wire.Preparing;
import org.wattladder.model.wire.RecordingEnded;
import org.wattladder.model.wire.RecordingStarted;
import org.wattladder.model.wire.Welcome;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Lies that are well formed, value by value, and contradict what was asked, the clock, or each other. */
final class SemanticLies {
    private static final JsonMapper MAPPER = JsonMapper.builder().build();
    private static final String CLIENTS = "/components/sut~1worklet";
    private static final String CLIENT = CLIENTS + "/0";
    private static final String TYPE = CLIENT + "/types/0";
    private static final long HOUR = 3_600_000_000_000L;

    private final List<Lie> lies = new ArrayList<>();

    private SemanticLies() {}

    static List<Lie> all() throws InterruptedException {
        SemanticLies table = new SemanticLies();
        table.times();
        table.intervals();
        table.clients();
        table.counts();
        table.facts();
        table.messages();
        return table.lies;
    }

    private void times() {
        lie("recording started an hour ahead", RecordingStarted.class, add("/atNanos", HOUR));
        lie("recording started an hour ago", RecordingStarted.class, add("/atNanos", -HOUR));
        lie("recording started 10 s ahead", RecordingStarted.class, add("/atNanos", HOUR / 360));
        lie("recording ended after an hour", RecordingEnded.class, set("/recordingNanos", HOUR));
        lie("client recorded an hour", IntervalDone.class, set(CLIENT + "/recordingNanos", HOUR));
        lie("client recorded twice as long", IntervalDone.class, times(CLIENT + "/recordingNanos", 2));
        lie("client recorded half as long", IntervalDone.class, times(CLIENT + "/recordingNanos", 0.5));
        lie("client recorded for a nanosecond", IntervalDone.class, set(CLIENT + "/recordingNanos", 1));
        lie("client began an hour late", IntervalDone.class, set(CLIENT + "/startDelayNanos", HOUR));
        lie("conditions of an hour", IntervalDone.class, set("/conditions/spanNanos", HOUR));
        lie("client with a million percent", IntervalDone.class, set(CLIENT + "/processorPercent/value", 1e6));
        lie("more than all CPUs lost", IntervalDone.class, set("/conditions/lostBeforePercent/value", 101));
        lie("foreign load above all CPUs", IntervalDone.class, set("/conditions/foreignCpuPercent/value", 1e5));
    }

    private void intervals() {
        for (Class<? extends DirectorEvent> type :
                List.of(RecordingStarted.class, RecordingEnded.class, IntervalDone.class)) {
            lie(type.getSimpleName() + " of the next interval", type, add("/interval", 1));
            lie(type.getSimpleName() + " of the interval before", type, add("/interval", -1));
            frames(type.getSimpleName() + " twice", type, honest -> List.of(honest, honest));
        }
        frames("Prepared twice", Prepared.class, honest -> List.of(honest, honest));
        frames("clock told twice", ClockTold.class, honest -> List.of(honest, honest));
        frames(
                "recording started after the end",
                IntervalDone.class,
                honest -> List.of(honest, "{\"event\":\"recording-started\",\"interval\":3,\"atNanos\":1}"));
        frames(
                "done before started",
                RecordingStarted.class,
                honest -> List.of("{\"event\":\"clients-stopped\",\"peaks\":{}}", honest));
        frames(
                "preparing behind prepared",
                Prepared.class,
                honest -> List.of(honest, "{\"event\":\"preparing\",\"ready\":0,\"clients\":1}"));
        lie("more ready than launched", Preparing.class, set("/ready", 2));
    }

    private void clients() {
        lie("client missing", IntervalDone.class, text(CLIENTS, "[]"));
        lie("client of another number", IntervalDone.class, set(CLIENT + "/client", 2));
        lie("client 0", IntervalDone.class, set(CLIENT + "/client", 0));
        lie("client twice", IntervalDone.class, twice(CLIENT));
        lie("second client", IntervalDone.class, twice(CLIENT).andThen(set(CLIENTS + "/1/client", 2))::apply);
        lie("component missing", IntervalDone.class, text("/components", "{}"));
        lie("component unknown", IntervalDone.class, renamed("/components", "sut/worklet", "sut#2/worklet"));
        lie("peak of an unknown client", ClientsStopped.class, set("/peaks/sut~1worklet/0/client", 9));
        lie("peak twice", ClientsStopped.class, twice("/peaks/sut~1worklet/0"));
        lie("peak of an unknown component", ClientsStopped.class, renamed("/peaks", "sut/worklet", "x/y"));
        lie("peak of an exbibyte", ClientsStopped.class, set("/peaks/sut~1worklet/0/peakBytes/value", 1e18));
        lie("role unknown", Prepared.class, text("/components/0/role", "\"other\""));
        lie("component launched twice", Prepared.class, twice("/components/0"));
        lie("client launched twice", Prepared.class, twice("/components/0/clients/0"));
        lie("client launched as number 2", Prepared.class, set("/components/0/clients/0/client", 2));
        lie(
                "two clients per host",
                Prepared.class,
                twice("/components/0/clients/0")
                        .andThen(set("/components/0/clients/1/client", 2))
                        .andThen(set("/components/0/clients/1/processId", 77))::apply);
        lie("no client launched", Prepared.class, text("/components/0/clients", "[]"));
        lie("10^9 users", Prepared.class, set("/components/0/clients/0/users", 1_000_000_000));
        lie("3 users instead of 1", Prepared.class, set("/components/0/clients/0/users", 3));
        lie("no user", Prepared.class, set("/components/0/clients/0/users", 0));
        lie("process 0", Prepared.class, set("/components/0/clients/0/processId", 0));
        lie("heap of an exbibyte", Prepared.class, set("/components/0/clients/0/memory/heapBytes", 1L << 60));
    }

    private void counts() {
        lie(
                "5e14 transactions against a histogram",
                IntervalDone.class,
                set(TYPE + "/transactions", 500_000_000_000_000L));
        lie("one transaction too many", IntervalDone.class, add(TYPE + "/transactions", 1));
        lie("no transaction but a histogram", IntervalDone.class, set(TYPE + "/transactions", 0));
        lie("histogram empty", IntervalDone.class, text(TYPE + "/serviceHistogram", "\"\""));
        lie("histogram of garbage", IntervalDone.class, text(TYPE + "/serviceHistogram", "\"AAAA\""));
        lie(
                "response times of unpaced work",
                IntervalDone.class,
                text(TYPE + "/responseHistogram", quoted(HonestDirector.histogram(200))));
        lie("two histograms of 2^62", IntervalDone.class, counts(1L << 62, 1L << 62, 1L << 62));
        lie("counts of 10^15 with their histogram", IntervalDone.class, counts(1_000_000_000_000_000L));
        lie("10^9 transactions of 1 ms in 0.2 s", IntervalDone.class, counts(1_000_000_000L));
        lie("service of an hour", IntervalDone.class, serviceOf(HOUR));
        lie("type twice", IntervalDone.class, twice(TYPE));
        lie("type without name", IntervalDone.class, text(TYPE + "/type", "\"\""));
        lie("no types", IntervalDone.class, text(CLIENT + "/types", "[]"));
        lie("figure twice", IntervalDone.class, twice(CLIENT + "/figures/0"));
        lie("figure of 1e308", IntervalDone.class, set(CLIENT + "/figures/0/value", 1e308));
        lie(
                "depth of what was not asked",
                IntervalDone.class,
                text(CLIENT + "/achievedDepth", "{\"is\":\"measured\",\"value\":4.0}"));
        later("another type in the level", text(TYPE + "/type", "\"other\""));
        later("paced work without response times", text(TYPE + "/responseHistogram", "\"\""));
        later("twice the paced rate", SemanticLies::twiceTheCount);
    }

    private void facts() {
        lie("cores -5", Welcome.class, set("/host/processors/cores", -5));
        lie("10^9 CPUs", Welcome.class, set("/host/processors/logicalCpus", 1_000_000_000));
        lie("more cores than CPUs", Welcome.class, set("/host/processors/cores", 100));
        lie("quota of -1", Welcome.class, set("/host/processors/quota/value", -1));
        lie("memory of 8 EiB", Welcome.class, set("/host/memory/installedBytes", Long.MAX_VALUE));
        lie("device without name", Welcome.class, text("/host/devices/0/name", "\"\""));
        lie("device twice", Welcome.class, twice("/host/devices/0"));
        lie("fact twice", EnvironmentFound.class, twice("/facts/0"));
        lie("fact without name", EnvironmentFound.class, text("/facts/0/name", "\"\""));
        lie("fact that is declared", EnvironmentFound.class, text("/facts/0/value/is", "\"declared\""));
        lie("of another version", Welcome.class, text("/productVersion", "\"0.0.1\""));
    }

    private void messages() throws InterruptedException {
        for (Map.Entry<Class<? extends DirectorEvent>, String> other :
                HonestAnswers.of(HostilePlans.Kind.LADDER).entrySet()) {
            for (Class<? extends DirectorEvent> of :
                    List.of(Prepared.class, RecordingStarted.class, ClientsStopped.class)) {
                if (of != other.getKey() && (of != Prepared.class || other.getKey() != Preparing.class)) {
                    frames(
                            other.getKey().getSimpleName() + " instead of " + of.getSimpleName(),
                            of,
                            honest -> List.of(other.getValue()));
                }
            }
        }
        failed("message nested 100,000 times", "a(".repeat(100_000) + "1" + ")".repeat(100_000));
        failed("message with 10^9 digits", "a.b(1.0~d1000000000)");
        failed("message with 10^9 significant digits", "a.b(1.0~s1000000000)");
        failed("message of an endless time", "a.b(P106751991167300D)");
        failed("message of the last moment", "a.b(@+1000000000-12-31T23:59:59.999999999Z)");
        failed("known message with other arguments", "impossible.outside('x')");
        failed("known number as a text", "fault.director-silent(['x'], 'y')");
        failed("known choice as a text", "fault.client-ended('x', 'y', [])");
        failed("message with a line feed", "a.b('x\\u000ay')");
        failed("no message", "\\u001b");
        frames("JSON nested 100,000 times", RecordingStarted.class, honest -> List.of("[".repeat(100_000)));
        frames("no JSON", RecordingStarted.class, honest -> List.of("HTTP/1.1 418"));
        frames("an empty frame", RecordingStarted.class, honest -> List.of(""));
        frames("two messages in a frame", RecordingStarted.class, honest -> List.of(honest + honest));
        frames("a frame of 15 MiB", RecordingStarted.class, honest -> List.of("\"" + "x".repeat(15 << 20) + "\""));
        frames("1000 answers", RecordingStarted.class, honest -> java.util.Collections.nCopies(1000, honest));
        frames(
                "100,000 clocks",
                RecordingStarted.class,
                honest -> java.util.Collections.nCopies(100_000, "{\"event\":\"clock-told\",\"nanos\":1}"));
    }

    private void failed(String name, String notation) {
        frames(
                name,
                RecordingStarted.class,
                honest -> List.of("{\"event\":\"failed\",\"reason\":" + quoted(notation) + ",\"lastLines\":[]}"));
    }

    private void lie(String name, Class<? extends DirectorEvent> of, UnaryOperator<String> change) {
        frames(name, of, honest -> List.of(change.apply(honest)));
    }

    private void later(String name, UnaryOperator<String> change) {
        lies.add(new Lie(
                name,
                HostilePlans.Kind.LADDER,
                IntervalDone.class,
                1,
                honest -> List.of(bytes(change.apply(honest))),
                Lie.Verdict.REFUSED));
    }

    private void frames(
            String name, Class<? extends DirectorEvent> of, java.util.function.Function<String, List<String>> frames) {
        HostilePlans.Kind kind = of == RecordingEnded.class ? HostilePlans.Kind.ITERATIONS : HostilePlans.Kind.LADDER;
        lies.add(new Lie(
                name,
                kind,
                of,
                0,
                honest -> frames.apply(honest).stream().map(SemanticLies::bytes).toList(),
                Lie.Verdict.REFUSED));
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static UnaryOperator<String> set(String path, Number value) {
        return text(path, value.toString());
    }

    private static UnaryOperator<String> text(String path, String json) {
        return honest -> Mutations.with(honest, path, json);
    }

    private static UnaryOperator<String> add(String path, long more) {
        return honest -> Mutations.with(
                honest, path, String.valueOf(MAPPER.readTree(honest).at(path).longValue() + more));
    }

    private static UnaryOperator<String> times(String path, double factor) {
        return honest -> Mutations.with(
                honest,
                path,
                String.valueOf(Math.round(MAPPER.readTree(honest).at(path).longValue() * factor)));
    }

    private static UnaryOperator<String> twice(String path) {
        return honest -> {
            JsonNode root = MAPPER.readTree(honest);
            ((ArrayNode) root.at(path.substring(0, path.lastIndexOf('/')))).add(root.at(path));
            return MAPPER.writeValueAsString(root);
        };
    }

    private static UnaryOperator<String> renamed(String path, String before, String after) {
        return honest -> {
            JsonNode root = MAPPER.readTree(honest);
            ObjectNode object = (ObjectNode) root.at(path);
            object.set(after, object.remove(before));
            return MAPPER.writeValueAsString(root);
        };
    }

    private static UnaryOperator<String> counts(long... counts) {
        Histogram histogram = new Histogram(1, HOUR, 3);
        long total = 0;
        for (int i = 0; i < counts.length; i++) {
            histogram.recordValueWithCount(1_000_000L << i, counts[i]);
            total += counts[i];
        }
        return text(TYPE + "/transactions", String.valueOf(total))
                .andThen(text(TYPE + "/serviceHistogram", quoted(Histograms.encode(histogram))))::apply;
    }

    private static UnaryOperator<String> serviceOf(long nanos) {
        Histogram histogram = new Histogram(1, HOUR, 3);
        histogram.recordValue(nanos);
        return text(TYPE + "/transactions", "1")
                .andThen(text(TYPE + "/serviceHistogram", quoted(Histograms.encode(histogram))))::apply;
    }

    private static String twiceTheCount(String honest) {
        long count = 2 * MAPPER.readTree(honest).at(TYPE + "/transactions").longValue();
        String histogram = quoted(HonestDirector.histogram(count));
        return text(TYPE + "/transactions", String.valueOf(count))
                .andThen(text(TYPE + "/serviceHistogram", histogram))
                .andThen(text(TYPE + "/responseHistogram", histogram))
                .apply(honest);
    }

    private static String quoted(String text) {
        return "\"" + text + "\"";
    }
}
