package org.wattladder.meter.server;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.wattladder.meter.console.Console;
import org.wattladder.meter.sampling.Sampler;
import org.wattladder.meter.source.OpenSource;
import org.wattladder.meter.source.RangeControl;
import org.wattladder.meter.source.RangeRefused;
import org.wattladder.ptdaemon.codec.ChannelChoice;
import org.wattladder.ptdaemon.codec.Command;
import org.wattladder.ptdaemon.codec.FixedAnswers;
import org.wattladder.ptdaemon.codec.Ranges;

/** Answers about ranges; a device without any says so, and takes every setting without effect, as clients expect. */
final class RangeAnswers {
    private final int channels;
    private final boolean settable;
    private final Sampler sampler;
    private final Runnable wakeSampler;
    private final Console console;

    RangeAnswers(int channels, boolean settable, Sampler sampler, Runnable wakeSampler, Console console) {
        this.channels = channels;
        this.settable = settable;
        this.sampler = sampler;
        this.wakeSampler = wakeSampler;
        this.console = console;
    }

    CompletableFuture<List<String>> read(ChannelChoice choice) {
        if (!settable) {
            return CompletableFuture.completedFuture(List.of(text(Optional.empty(), choice)));
        }
        CompletableFuture<String> later = sampler.perform(source -> text(source.ranges(), choice));
        wakeSampler.run();
        return later.thenApply(List::of);
    }

    private String text(Optional<RangeControl> control, ChannelChoice choice) {
        if (choice.scope() != ChannelChoice.Scope.EVERY) {
            return line(control, choice.number().orElse(0));
        }
        StringBuilder all = new StringBuilder(line(control, 0));
        for (int channel = 1; channel <= channels; channel++) {
            all.append(line(control, channel).substring("Ranges".length()));
        }
        return all.toString();
    }

    private static String line(Optional<RangeControl> control, int channel) {
        return control.map(known -> known.read(channel)).orElseGet(Ranges::none).line();
    }

    CompletableFuture<List<String>> set(Command.SetRange setRange) {
        return sampler.whenIdle().thenCompose(idle -> {
            if (!settable) {
                return CompletableFuture.completedFuture(List.of(FixedAnswers.rangeChanged(setRange.typeLetter())));
            }
            CompletableFuture<String> later = sampler.perform(source -> set(source, setRange));
            wakeSampler.run();
            return later.thenApply(List::of);
        });
    }

    private String set(OpenSource source, Command.SetRange setRange) {
        RangeControl control = source.ranges().orElseThrow();
        boolean amps = setRange.typeLetter().toUpperCase(Locale.ROOT).equals("A");
        RangeControl.Kind kind = amps ? RangeControl.Kind.AMPS : RangeControl.Kind.VOLTS;
        int channel = setRange.channels().number().orElse(0);
        String label = amps ? "Amp" : "Volt";
        try {
            if (setRange.value().equalsIgnoreCase("Auto")) {
                control.automatic(kind, channel);
                console.say((amps ? "Ampere" : label) + " range set to Auto");
            } else {
                control.fix(kind, channel, Double.parseDouble(setRange.value()));
                Ranges now = control.read(channel);
                Ranges.Range range = amps ? now.current() : now.voltage();
                console.say(String.format(
                        Locale.ROOT,
                        "%s range set to %.6f%s",
                        label,
                        range.upTo().orElse(-1),
                        amps ? "A" : "V"));
            }
            return FixedAnswers.rangeChanged(setRange.typeLetter());
        } catch (RangeRefused refused) {
            return "Error: " + refused.getMessage();
        }
    }
}
