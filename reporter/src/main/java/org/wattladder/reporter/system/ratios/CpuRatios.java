package org.wattladder.reporter.system.ratios;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.rules.Rule;
import org.wattladder.reporter.system.SuiteSystem;
import org.wattladder.reporter.view.page.Fact;
import org.wattladder.reporter.view.page.Section;

/** The time that CPU kernels take, one copy and a copy for each CPU, as ratios to a reference with their geometric means. */
public final class CpuRatios implements SuiteSystem {
    @Override
    public String id() {
        return "cpu-ratios";
    }

    @Override
    public String sentence() {
        return "time, energy and ratio to the reference of each kernel, their geometric means as headline";
    }

    @Override
    public List<Rule> rules() {
        return List.of(new WholeSuite());
    }

    @Override
    public boolean scoresAgainstReference() {
        return true;
    }

    @Override
    public List<Fact> headline(RunFigures run) {
        List<Fact> facts = new ArrayList<>();
        for (Way way : Way.values()) {
            for (KernelClass kind : List.of(KernelClass.INTEGER, KernelClass.FLOATING)) {
                Measurement mean = Way.mean(way.of(run).stream()
                        .map(Way.Pair::base)
                        .filter(kernel -> kernel.kernelClass() == kind)
                        .toList());
                if (mean.asOptional().isPresent()) {
                    facts.add(new Fact(
                            Message.of("ratio-fact." + way.variant(), kind.word()), RatioTable.ratio(mean, run)));
                }
            }
        }
        return facts;
    }

    @Override
    public List<Section> sections(RunFigures run) {
        return Stream.of(Way.values())
                .filter(way -> !way.of(run).isEmpty())
                .map(way -> new Section(
                        "ratios-" + way.variant(),
                        Message.of("heading.ratios-" + way.variant()),
                        List.of(
                                Message.of("ratio-task." + way.variant()),
                                RatioTable.reference(run),
                                Message.of("ratios.peak")),
                        List.of(RatioTable.of(way, run)),
                        RatioTable.notes(way, run)))
                .toList();
    }
}
