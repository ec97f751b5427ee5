package org.wattladder.meter.server;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import org.wattladder.meter.sampling.Sampler;
import org.wattladder.ptdaemon.codec.ChannelChoice;
import org.wattladder.ptdaemon.codec.Column;
import org.wattladder.ptdaemon.codec.Command;
import org.wattladder.ptdaemon.codec.Daemon;
import org.wattladder.ptdaemon.codec.GoAnswer;
import org.wattladder.ptdaemon.codec.Identity;
import org.wattladder.ptdaemon.codec.Ranges;
import org.wattladder.ptdaemon.codec.SampleHeader;
import org.wattladder.ptdaemon.codec.SampleRow;
import org.wattladder.ptdaemon.codec.Sentences;
import org.wattladder.ptdaemon.codec.UncertaintyAnswer;

/** The lines that answer each command; some come later, when a sample was taken or the run has ended. */
public final class Answers implements Daemon<CompletableFuture<List<String>>> {
    private static final int SHORTEST_SAMPLING_MILLIS = 20;
    private static final int LONGEST_SAMPLING_MILLIS = 3_600_000;
    private static final String DEFAULT_MARK = "notset";
    private static final String ONE_CHANNEL = "Channel number out of range: there is one channel";

    private final Identity identity;
    private final Sampler sampler;
    private final Runnable wakeSampler;

    /**
     * Answers for one source.
     *
     * @param wakeSampler called after a start or stop
     */
    public Answers(Identity identity, Sampler sampler, Runnable wakeSampler) {
        this.identity = identity;
        this.sampler = sampler;
        this.wakeSampler = wakeSampler;
    }

    /** Ends the measurement of a client that has left. */
    void clientLeft() {
        sampler.reset();
        wakeSampler.run();
    }

    @Override
    public CompletableFuture<List<String>> hello() {
        return now(Sentences.HELLO);
    }

    @Override
    public CompletableFuture<List<String>> identify() {
        return now(identity.line());
    }

    @Override
    public CompletableFuture<List<String>> readRanges(ChannelChoice channels) {
        if (isUnknown(channels)) {
            return now(ONE_CHANNEL);
        }
        String total = Ranges.none().line();
        boolean every = channels.scope() == ChannelChoice.Scope.EVERY;
        return now(every ? total + total.substring("Ranges".length()) : total);
    }

    @Override
    public CompletableFuture<List<String>> setRange(Command.SetRange setRange) {
        if (sampler.measuring() && !sampler.stopping()) {
            return now("Meter busy: a measurement is running");
        }
        String answer = isUnknown(setRange.channels()) ? ONE_CHANNEL : Sentences.rangeChanged(setRange.typeLetter());
        return sampler.whenIdle().thenApply(idle -> List.of(answer));
    }

    @Override
    public CompletableFuture<List<String>> go(Command.Go go) {
        int samplingMillis = go.samplingMillis() == 0 ? identity.samplingMillis() : go.samplingMillis();
        if (samplingMillis < SHORTEST_SAMPLING_MILLIS || samplingMillis > LONGEST_SAMPLING_MILLIS) {
            return now("Error in parameter: interval " + samplingMillis + " ms is not within "
                    + SHORTEST_SAMPLING_MILLIS + " to " + LONGEST_SAMPLING_MILLIS + " ms");
        }
        if (!sampler.start(samplingMillis, go.rampupSamples(), go.mark().orElse(DEFAULT_MARK))) {
            return now("Error: a measurement is running, stop it first");
        }
        wakeSampler.run();
        return now(new GoAnswer(Sampler.MOST_SAMPLES, samplingMillis, go.rampupSamples()).line());
    }

    @Override
    public CompletableFuture<List<String>> stop() {
        if (sampler.stop()) {
            wakeSampler.run();
            return now(Sentences.STOPPING);
        }
        return sampler.whenIdle().thenApply(idle -> List.of(Sentences.NOTHING_TO_STOP));
    }

    @Override
    public CompletableFuture<List<String>> mark(String text) {
        sampler.mark(text);
        return now("Mark changed");
    }

    @Override
    public CompletableFuture<List<String>> readCurrent() {
        return now(sampler.latest().map(row -> row.total().text()).orElse(Sentences.NO_DATA));
    }

    @Override
    public CompletableFuture<List<String>> readSamples(Command.ReadSamples readSamples) {
        if (readSamples.withChannels()) {
            return now(Sentences.WRONG_PARAMETER_COUNT);
        }
        if (sampler.stopping()) {
            return sampler.whenIdle().thenApply(idle -> unread(readSamples.oldest()));
        }
        if (readSamples.oldest().isPresent() && sampler.unread() == 0) {
            return sampler.whenNextRow().thenApply(taken -> unread(readSamples.oldest()));
        }
        return CompletableFuture.completedFuture(unread(readSamples.oldest()));
    }

    private List<String> unread(OptionalInt wanted) {
        int unread = sampler.unread();
        if (unread == 0) {
            return List.of(Sentences.NO_UNREAD);
        }
        if (wanted.isPresent() && wanted.getAsInt() > unread) {
            return List.of(Sentences.INSUFFICIENT_UNREAD + ": " + unread + " of " + wanted.getAsInt());
        }
        List<SampleRow> rows = sampler.takeUnread(wanted.orElse(unread));
        List<String> lines = new ArrayList<>(rows.size() + 1);
        lines.add(new SampleHeader(rows.size(), OptionalInt.empty()).line());
        rows.forEach(row -> lines.add(row.line()));
        return lines;
    }

    @Override
    public CompletableFuture<List<String>> readStatistics(Column column) {
        return now(sampler.statistics(column).line());
    }

    @Override
    public CompletableFuture<List<String>> readUncertainty(ChannelChoice channels) {
        return now(
                isUnknown(channels)
                        ? ONE_CHANNEL
                        : UncertaintyAnswer.allUnknown(sampler.samples()).line());
    }

    @Override
    public CompletableFuture<List<String>> reset() {
        sampler.reset();
        wakeSampler.run();
        return now("Reset done");
    }

    @Override
    public CompletableFuture<List<String>> notUnderstood(Command.NotUnderstood line) {
        return now(line.answer());
    }

    private static boolean isUnknown(ChannelChoice channels) {
        return channels.number().orElse(0) > 1;
    }

    private static CompletableFuture<List<String>> now(String line) {
        return CompletableFuture.completedFuture(List.of(line));
    }
}
