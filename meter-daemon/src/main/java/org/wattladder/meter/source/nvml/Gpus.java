package org.wattladder.meter.source.nvml;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.wattladder.meter.source.SourceRefused;
import org.wattladder.meter.source.command.CommandOutput;

/**
 * The GPUs that are measured.
 *
 * @param found as they answered when asked once, in the order of their channels
 */
record Gpus(List<GpuLine> found) {
    Gpus {
        found = List.copyOf(found);
    }

    /**
     * Asks once.
     *
     * @throws SourceRefused when there is no driver, no GPU, or one that does not tell its power
     */
    static Gpus ask(SmiCommand command) throws SourceRefused {
        CommandOutput output = command.askOnce();
        List<GpuLine> found = output.text()
                .lines()
                .map(GpuLine::parse)
                .flatMap(Optional::stream)
                .toList();
        if (found.isEmpty()) {
            throw new SourceRefused(command.program() + " names no GPU (" + output.firstLines()
                    + "); look at what it prints by itself.");
        }
        for (GpuLine gpu : found) {
            if (gpu.watts().value().isEmpty()) {
                throw new SourceRefused("GPU " + gpu.index() + " (" + gpu.name() + ") does not tell its power ('"
                        + gpu.power() + "'), and a sum without it would be wrong; name the others with"
                        + " gpus=INDEX,INDEX if it is not to be measured.");
            }
        }
        return new Gpus(found);
    }

    /** Position of a GPU among the channels; empty for one that was not there at first. */
    Optional<Integer> channelOf(int index) {
        for (int channel = 0; channel < found.size(); channel++) {
            if (found.get(channel).index() == index) {
                return Optional.of(channel);
            }
        }
        return Optional.empty();
    }

    /** For people, for example {@code GPU 0 (NVIDIA A100-PCIE-40GB) 36.2 W}. */
    String sentence() {
        return found.stream()
                .map(gpu -> "GPU " + gpu.index() + " (" + gpu.name() + ") " + gpu.power() + " W")
                .collect(Collectors.joining(", "));
    }
}
