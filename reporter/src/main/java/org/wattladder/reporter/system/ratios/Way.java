package org.wattladder.reporter.system.ratios;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Name;
import org.wattladder.reporter.figures.Absence;
import org.wattladder.reporter.figures.RunFigures;

/** How many copies of each kernel run: one, or one for each CPU. */
enum Way {
    SPEED,
    RATE;

    private static final String PEAK = "-peak";

    String variant() {
        return name().toLowerCase(Locale.ROOT);
    }

    /**
     * A kernel with the options of all, and with its own.
     *
     * @param peak the base itself for a kernel without options of its own
     */
    record Pair(KernelRun base, KernelRun peak) {}

    /** Every kernel of the plan that ran this way, integer ones first. */
    List<Pair> of(RunFigures run) {
        List<KernelRun> all = KernelRun.of(run);
        List<Pair> pairs = new ArrayList<>();
        for (KernelClass kind : KernelClass.values()) {
            all.stream()
                    .filter(each -> each.kernelClass() == kind && each.variant().equals(variant()))
                    .map(base -> new Pair(base, base.in(variant() + PEAK, all).orElse(base)))
                    .forEach(pairs::add);
        }
        return pairs;
    }

    /** The geometric mean of ratios; absent with the name of the first kernel that has none. */
    static Measurement mean(List<KernelRun> kernels) {
        if (kernels.isEmpty()) {
            return Measurement.absent("absent.no-working-worklet");
        }
        double logarithms = 0;
        for (KernelRun kernel : kernels) {
            Measurement ratio = kernel.ratio();
            if (ratio.asOptional().isEmpty()) {
                return Measurement.absent(Message.of(
                        "absent.of-part",
                        new Name(kernel.worklet().plan().name()),
                        Absence.reason(ratio).orElseThrow()));
            }
            logarithms += Math.log(ratio.asOptional().getAsDouble());
        }
        return Measurement.of(Math.exp(logarithms / kernels.size()));
    }
}
