package org.wattladder.reporter.system.brokerage;

import java.util.ArrayList;
import java.util.List;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.headline.Headline;
import org.wattladder.reporter.rules.Rule;
import org.wattladder.reporter.system.SuiteSystem;
import org.wattladder.reporter.system.curve.ResponseCurve;
import org.wattladder.reporter.system.curve.RunCurve;
import org.wattladder.reporter.view.page.Section;

/** Order processing on a database, as a ladder or as a curve: trades per second with watts, and whether anything was lost. */
public final class BrokerageSystem implements SuiteSystem {
    private final ResponseCurve curve = new ResponseCurve();

    @Override
    public String id() {
        return "brokerage";
    }

    @Override
    public String sentence() {
        return "trades per second with watts at the highest rate as headline, of a curve also max rate and critical rate,"
                + " response times by type, the database and whether anything was lost";
    }

    @Override
    public List<Rule> rules() {
        List<Rule> rules = new ArrayList<>(BrokerageRules.all());
        rules.addAll(curve.rules());
        return rules;
    }

    @Override
    public List<Headline> headline(RunFigures run) {
        List<Headline> headline = new ArrayList<>();
        DatabaseInterval.highest(run)
                .ifPresent(best -> headline.add(Headline.of(
                        Message.of("headline.trades"),
                        Message.of("unit.trades"),
                        best.tradesPerSecond(),
                        best.measured().worklet().plan().name(),
                        best.measured().figures())));
        headline.addAll(curve.headline(run));
        return headline;
    }

    @Override
    public List<Section> sections(RunFigures run) {
        List<Section> sections =
                new ArrayList<>(TradeSection.of(run, RunCurve.all(run).isEmpty()));
        sections.addAll(curve.sections(run));
        return sections;
    }
}
