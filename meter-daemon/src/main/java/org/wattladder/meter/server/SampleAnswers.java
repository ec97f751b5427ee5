package org.wattladder.meter.server;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import org.wattladder.meter.sampling.Sampler;
import org.wattladder.meter.sampling.UnreadRow;
import org.wattladder.ptdaemon.codec.Command;
import org.wattladder.ptdaemon.codec.FixedAnswers;
import org.wattladder.ptdaemon.codec.SampleHeader;

/** Answers to {@code RL}; they wait for the next sample, or for the end of a run that is stopping. */
final class SampleAnswers {
    private final int channels;
    private final Sampler sampler;

    SampleAnswers(int channels, Sampler sampler) {
        this.channels = channels;
        this.sampler = sampler;
    }

    CompletableFuture<List<String>> read(Command.ReadSamples wanted) {
        if (wanted.withChannels() && channels == 1) {
            return CompletableFuture.completedFuture(List.of(FixedAnswers.WRONG_PARAMETER_COUNT));
        }
        if (sampler.stopping()) {
            return sampler.whenIdle().thenApply(idle -> unread(wanted));
        }
        if (wanted.oldest().isPresent() && sampler.unread() == 0) {
            return sampler.whenNextRow().thenApply(taken -> unread(wanted));
        }
        return CompletableFuture.completedFuture(unread(wanted));
    }

    private List<String> unread(Command.ReadSamples wanted) {
        OptionalInt oldest = wanted.oldest();
        int unread = sampler.unread();
        if (unread == 0) {
            return List.of(FixedAnswers.NO_UNREAD);
        }
        if (oldest.isPresent() && oldest.getAsInt() > unread) {
            return List.of(FixedAnswers.INSUFFICIENT_UNREAD + ": " + unread + " of " + oldest.getAsInt());
        }
        List<UnreadRow> rows = sampler.takeUnread(oldest.orElse(unread));
        List<String> lines = new ArrayList<>(rows.size() + 1);
        OptionalInt shown = wanted.withChannels() ? OptionalInt.of(channels) : OptionalInt.empty();
        lines.add(new SampleHeader(rows.size(), shown).line());
        rows.forEach(row -> lines.add(wanted.withChannels() ? row.line() : row.totalLine()));
        return lines;
    }
}
