package org.wattladder.reporter.system.ratios;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.headline.Drawn;
import org.wattladder.reporter.headline.Headline;
import org.wattladder.reporter.rules.Rule;
import org.wattladder.reporter.system.SuiteSystem;
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
    public List<Headline> headline(RunFigures run) {
        List<Headline> headline = new ArrayList<>();
        for (Way way : Way.values()) {
            for (KernelClass kind : List.of(KernelClass.INTEGER, KernelClass.FLOATING)) {
                List<Way.Pair> pairs = way.of(run).stream()
                        .filter(pair -> pair.base().kernelClass() == kind)
                        .toList();
                if (!pairs.isEmpty()) {
                    headline.add(
                            mean(run, Message.of("ratio-fact." + way.variant(), kind.word()), pairs, Way.Pair::base));
                    headline.add(mean(
                            run,
                            Message.of("ratio-fact." + way.variant() + "-peak", kind.word()),
                            pairs,
                            Way.Pair::peak));
                }
            }
        }
        return headline;
    }

    private static Headline mean(
            RunFigures run, Message name, List<Way.Pair> pairs, Function<Way.Pair, KernelRun> which) {
        Measurement value = run.result().plan().score().reference().given()
                ? Way.mean(pairs.stream().map(which).toList())
                : Measurement.absent("absent.no-reference");
        Headline mean = Headline.plain(name, Headline.NO_UNIT, value, Drawn.ofSeveral(run.tier()));
        return WholeSuite.estimate(run) ? mean.with(Message.of("headline.estimate")) : mean;
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
                        RatioGraph.of(way, run),
                        List.of(RatioTable.of(way, run)),
                        RatioTable.notes(way, run)))
                .toList();
    }
}
