package org.wattladder.meter.source.nvml;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.wattladder.meter.source.gather.Gathering;
import org.wattladder.ptdaemon.codec.Channel;
import org.wattladder.ptdaemon.codec.Reading;

/** Puts the lines of one round together: one reading of every GPU. For the reader thread only. */
final class GpuRounds {
    private final Gpus gpus;
    private final Gathering gathering;
    private final List<Optional<Reading>> round;

    GpuRounds(Gpus gpus, Gathering gathering) {
        this.gpus = gpus;
        this.gathering = gathering;
        this.round = new ArrayList<>(Collections.nCopies(gpus.found().size(), Optional.empty()));
    }

    /** Takes a line; false when it is none of a GPU that is measured. */
    boolean line(String text) {
        Optional<GpuLine> gpu = GpuLine.parse(text);
        Optional<Integer> channel = gpu.flatMap(line -> gpus.channelOf(line.index()));
        if (gpu.isEmpty() || channel.isEmpty()) {
            return false;
        }
        if (round.get(channel.get()).isPresent()) {
            hand();
        }
        round.set(channel.get(), Optional.of(gpu.get().watts()));
        if (round.stream().allMatch(Optional::isPresent)) {
            hand();
        }
        return true;
    }

    /** The process is gone. */
    void lost() {
        Collections.fill(round, Optional.empty());
        gathering.lost();
    }

    private void hand() {
        Channel[] channels = new Channel[round.size()];
        Arrays.setAll(channels, index -> Channel.watts(round.get(index).orElseGet(Reading::invalid)));
        Collections.fill(round, Optional.empty());
        gathering.add(List.of(channels));
    }
}
