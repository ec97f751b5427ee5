package org.wattladder.ptdaemon.session;

import java.time.Duration;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.function.DoubleUnaryOperator;
import org.wattladder.model.text.Message;
import org.wattladder.ptdaemon.codec.Channel;
import org.wattladder.ptdaemon.codec.Command;
import org.wattladder.ptdaemon.codec.Reading;
import org.wattladder.ptdaemon.codec.SampleRow;
import org.wattladder.ptdaemon.link.MeterAddress;
import org.wattladder.ptdaemon.link.MeterFault;
import org.wattladder.ptdaemon.link.MeterGone;
import org.wattladder.ptdaemon.link.MeterLink;
import org.wattladder.ptdaemon.link.MeterUnreachable;

/**
 * A daemon in simulated time: averages a load over each second of its own clock, which is off and drifts, stamps the end,
 * and may go away for a while. It keeps measuring nothing while it is away.
 */
final class SimulatedAnalyzer {
    static final String IDENTITY =
            "Acme,1000,1,1,1,1,0,1,0,version=1.11.1-69286632-20240907,OS=Linux,mode=power,1,1,1,0,0,no_cal_date,A;1";
    private static final double ANSWER_SECONDS = 0.0004;
    private static final LocalDateTime ITS_BEGIN = LocalDateTime.of(2026, 3, 1, 5, 0);

    final List<String> commands = new ArrayList<>();
    String identity = IDENTITY;
    String ranges = "Ranges,1,2.000000,0,300.000000";
    double offsetSeconds;
    double drift;
    double period = 1;
    /** Any answer may take so much longer. */
    double lateSeconds;
    /** Any sample may be there for readers only so much after its stamp. */
    double heldBackSeconds;

    private final SimulatedTime time;
    private final Random random;
    private final DoubleUnaryOperator watts;
    private final double phase;
    private double goneFrom = Double.MAX_VALUE;
    private double goneUntil = Double.MAX_VALUE;
    private boolean measuring;
    private double nextEnd;
    private final List<SampleRow> taken = new ArrayList<>();
    private final List<Double> readableAt = new ArrayList<>();
    private int read;

    SimulatedAnalyzer(SimulatedTime time, DoubleUnaryOperator watts, double phase, Random random) {
        this.time = time;
        this.watts = watts;
        this.phase = phase;
        this.random = random;
    }

    SessionContext context() {
        return new SessionContext(this::open, time, time, Duration.ofSeconds(30));
    }

    /** Loses its connection and its measurement, and cannot be reached before the second moment. */
    void goAway(double from, double until) {
        goneFrom = from;
        goneUntil = until;
    }

    private boolean away() {
        return time.seconds() >= goneFrom && time.seconds() < goneUntil;
    }

    private MeterLink open(Duration limit) throws MeterFault {
        double giveUpAt = time.seconds() + limit.toMillis() / 1000.0;
        if (away() && goneUntil > giveUpAt) {
            time.until(giveUpAt);
            throw new MeterUnreachable(Message.of("fault.meter-unreachable", "simulated"));
        }
        if (away()) {
            time.until(goneUntil + 1e-6);
        }
        return new Link();
    }

    /** Takes the samples that are due by now. */
    private void catchUp() {
        while (measuring && nextEnd <= time.seconds()) {
            double start = nextEnd - period / (1 + drift);
            double sum = 0;
            int steps = (int) Math.ceil(1000 * Math.min(1, period));
            for (int step = 0; step < steps; step++) {
                sum += watts.applyAsDouble(start + (nextEnd - start) * (step + 0.5) / steps);
            }
            double itsSeconds = nextEnd * (1 + drift) + offsetSeconds;
            LocalDateTime stamp = ITS_BEGIN.plusNanos(Math.round(itsSeconds * 1e3) * 1_000_000L);
            taken.add(SampleRow.of(
                    stamp, Channel.power(Reading.of(sum / steps), Reading.of(230), Reading.of(0.9), Reading.of(0.95))));
            readableAt.add(nextEnd + heldBackSeconds * random.nextDouble());
            nextEnd += period / (1 + drift);
        }
    }

    private final class Link implements MeterLink {
        private boolean broken;
        private double backSeconds;

        @Override
        public MeterAddress peer() {
            return new MeterAddress("simulated", "127.0.0.1", 1);
        }

        private void exchange(Command command) throws MeterFault {
            commands.add(command.line());
            if (away() || broken) {
                broken = true;
                measuring = false;
                throw new MeterGone(Message.of("fault.meter-gone", "simulated", command.line()));
            }
            double way = ANSWER_SECONDS * (1 + random.nextDouble()) + lateSeconds * random.nextDouble();
            backSeconds = way * random.nextDouble();
            time.until(time.seconds() + way - backSeconds);
            catchUp();
        }

        @Override
        public String ask(Command command) throws MeterFault {
            exchange(command);
            if (command instanceof Command.Go) {
                taken.clear();
                readableAt.clear();
                read = 0;
                measuring = true;
                nextEnd = time.seconds() + phase * period;
                return "Starting untimed measurement, maximum 500000 samples at " + Math.round(period * 1000)
                        + "ms with 0 rampup samples";
            }
            if (command instanceof Command.Stop) {
                boolean ran = measuring;
                measuring = false;
                return ran ? "Stopping untimed measurement" : "Error: no measurement to stop";
            }
            if (command instanceof Command.SetRange setRange) {
                return "Range " + setRange.typeLetter() + " changed";
            }
            if (command instanceof Command.ReadStatistics) {
                return statistics();
            }
            return switch (command.line()) {
                case "Hello" -> "Hello, PTDaemon here!";
                case "Identify" -> identity;
                case "RR" -> ranges;
                case "Uncertainty" -> "Uncertainty,0.0025,0.0020,0.0030," + taken.size() + ",0," + taken.size() + ",0";
                default -> "Unknown command";
            };
        }

        private String statistics() {
            double average = taken.stream()
                    .mapToDouble(row -> row.total()
                            .readings()
                            .values()
                            .iterator()
                            .next()
                            .value()
                            .orElseThrow())
                    .average()
                    .orElse(-1);
            return String.format(Locale.ROOT, "Watts,%.6f,1.0,1000.0,%d,0,%d", average, taken.size(), taken.size());
        }

        @Override
        public List<SampleRow> askSamples(Command.ReadSamples command) throws MeterFault {
            exchange(command);
            int readable = read;
            while (readable < taken.size() && readableAt.get(readable) <= time.seconds()) {
                readable++;
            }
            List<SampleRow> rows = List.copyOf(taken.subList(read, readable));
            read = readable;
            time.until(time.seconds() + backSeconds);
            return rows;
        }

        @Override
        public void close() {
            broken = true;
        }
    }
}
