package org.wattladder.reporter.system.brokerage;

import java.util.ArrayList;
import java.util.List;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.headline.Drawn;
import org.wattladder.reporter.headline.Headline;
import org.wattladder.reporter.rules.Rule;
import org.wattladder.reporter.system.SuiteSystem;
import org.wattladder.reporter.system.curve.ResponseCurve;
import org.wattladder.reporter.system.curve.RunCurve;
import org.wattladder.reporter.view.page.Section;

/** Order processing on a database, as a ladder or as a curve: trades per second with watts, and whether anything was lost. */
public final class BrokerageSystem implements SuiteSystem {
    private static final Message TRADES = Message.of("headline.trades");
    private static final Message PER_SECOND = Message.of("unit.trades");
    private static final String NO_TRADE = "absent.no-transaction";

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
        headline.add(DatabaseInterval.highest(run)
                .map(best -> Headline.of(
                        TRADES,
                        PER_SECOND,
                        best.tradesPerSecond(),
                        best.measured().worklet().plan().name(),
                        best.measured().figures()))
                .orElseGet(() -> Headline.plain(
                        TRADES, PER_SECOND, Measurement.absent(NO_TRADE), Drawn.nothing(Message.of(NO_TRADE)))));
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
