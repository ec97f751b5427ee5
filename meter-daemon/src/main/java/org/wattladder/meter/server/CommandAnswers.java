package org.wattladder.meter.server;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.wattladder.meter.console.Console;
import org.wattladder.meter.sampling.Sampler;
import org.wattladder.ptdaemon.codec.ChannelChoice;
import org.wattladder.ptdaemon.codec.Column;
import org.wattladder.ptdaemon.codec.Command;
import org.wattladder.ptdaemon.codec.Daemon;
import org.wattladder.ptdaemon.codec.FixedAnswers;
import org.wattladder.ptdaemon.codec.GoAnswer;
import org.wattladder.ptdaemon.codec.Identity;

/** The lines that answer each command; some come later, when a sample was taken or the run has ended. */
public final class CommandAnswers implements Daemon<CompletableFuture<List<String>>> {
    private static final int SHORTEST_SAMPLING_MILLIS = 20;
    private static final int LONGEST_SAMPLING_MILLIS = 3_600_000;
    private static final String DEFAULT_MARK = "notset";

    private final Identity identity;
    private final int channels;
    private final Sampler sampler;
    private final Runnable wakeSampler;
    private final Console console;
    private final RangeAnswers ranges;
    private final SampleAnswers samples;

    /**
     * Answers for one source.
     *
     * @param wakeSampler called after a start or stop
     */
    public CommandAnswers(Identity identity, Sampler sampler, Runnable wakeSampler, Console console) {
        this.identity = identity;
        this.channels = Math.max(1, identity.statedChannels());
        this.sampler = sampler;
        this.wakeSampler = wakeSampler;
        this.console = console;
        this.ranges = new RangeAnswers(channels, DaemonIdentity.setsRanges(identity), sampler, wakeSampler, console);
        this.samples = new SampleAnswers(channels, sampler);
    }

    boolean measuring() {
        return sampler.measuring();
    }

    /** Ends the measurement of a client that has left. */
    void clientLeft() {
        sampler.reset();
        wakeSampler.run();
    }

    @Override
    public CompletableFuture<List<String>> hello() {
        return now(FixedAnswers.HELLO);
    }

    @Override
    public CompletableFuture<List<String>> identify() {
        return now(identity.line());
    }

    @Override
    public CompletableFuture<List<String>> readRanges(ChannelChoice choice) {
        return isUnknown(choice) ? now(outOfRange()) : ranges.read(choice);
    }

    @Override
    public CompletableFuture<List<String>> setRange(Command.SetRange setRange) {
        if (sampler.measuring() && !sampler.stopping()) {
            return now("Meter busy: a measurement is running");
        }
        return isUnknown(setRange.channels()) ? now(outOfRange()) : ranges.set(setRange);
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
        console.say("Go command received");
        console.notice("Go with mark '" + go.mark().orElse(DEFAULT_MARK) + "'");
        return now(new GoAnswer(Sampler.MOST_SAMPLES, samplingMillis, go.rampupSamples()).line());
    }

    @Override
    public CompletableFuture<List<String>> stop() {
        if (sampler.stop()) {
            wakeSampler.run();
            console.notice("Stop command received");
            return now(FixedAnswers.STOPPING);
        }
        return sampler.whenIdle().thenApply(idle -> List.of(FixedAnswers.NOTHING_TO_STOP));
    }

    @Override
    public CompletableFuture<List<String>> mark(String text) {
        sampler.mark(text);
        return now("Mark changed");
    }

    @Override
    public CompletableFuture<List<String>> readCurrent() {
        return now(sampler.latest().map(row -> row.total().text()).orElse(FixedAnswers.NO_DATA));
    }

    @Override
    public CompletableFuture<List<String>> readSamples(Command.ReadSamples readSamples) {
        return samples.read(readSamples);
    }

    @Override
    public CompletableFuture<List<String>> readStatistics(Column column) {
        return now(sampler.statistics(column).line());
    }

    @Override
    public CompletableFuture<List<String>> readUncertainty(ChannelChoice choice) {
        if (isUnknown(choice)) {
            return now(outOfRange());
        }
        StringBuilder line = new StringBuilder(
                sampler.uncertainty(uncertaintyIndex(choice.number().orElse(0))).line());
        if (choice.scope() == ChannelChoice.Scope.EVERY && channels > 1) {
            for (int channel = 1; channel <= channels; channel++) {
                line.append(sampler.uncertainty(channel).line().substring("Uncertainty".length()));
            }
        }
        return now(line.toString());
    }

    private int uncertaintyIndex(int channel) {
        return channels == 1 ? 0 : channel;
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

    private boolean isUnknown(ChannelChoice choice) {
        return choice.number().orElse(0) > channels;
    }

    private String outOfRange() {
        return "Channel number out of range: there "
                + (channels == 1 ? "is one channel" : "are channels 1 to " + channels + ", and 0 for their sum");
    }

    private static CompletableFuture<List<String>> now(String line) {
        return CompletableFuture.completedFuture(List.of(line));
    }
}
