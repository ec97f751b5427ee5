package org.wattladder.reporter.format.json;

import org.wattladder.reporter.finding.Verdict;
import org.wattladder.reporter.language.Language;
import org.wattladder.reporter.language.Words;
import org.wattladder.reporter.series.Repeated;
import org.wattladder.reporter.series.RunSeries;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** {@code series.json}: several runs of one plan for other tools. */
public final class SeriesJson {
    private static final Words ENGLISH = Words.in(Language.ENGLISH);

    private SeriesJson() {}

    /** The text of the file, with line feeds. */
    public static String write(RunSeries series) {
        ObjectNode root = JsonNodeFactory.instance.objectNode();
        JsonFields fields = new JsonFields(root);
        fields.text("format", "wattladder-series")
                .number("formatVersion", JsonFormat.FORMAT_VERSION)
                .number("plannedRuns", series.planned().most())
                .texts("runs", series.runs())
                .texts(
                        "verdicts",
                        series.verdicts().stream().map(Verdict::label).toList());
        series.planned()
                .untilPercent()
                .ifPresent(until ->
                        fields.number("untilPercent", until).number("betweenRunsPercent", series.betweenRunsPercent()));
        JsonFields.JsonList findings = fields.list("findings");
        series.findings()
                .forEach(finding -> findings.add()
                        .text("id", finding.id())
                        .text("severity", finding.severity().label())
                        .text("place", ENGLISH.say(finding.place()))
                        .text("sentence", ENGLISH.sentence(finding.message())));
        fields.texts("hosts", series.machines().hosts())
                .texts("meters", series.machines().meters())
                .tier("tier", series.machines().tier());
        JsonFields machine = fields.object("machine");
        series.machines().facts().forEach(fact -> machine.text(ENGLISH.say(fact.name()), ENGLISH.say(fact.value())));
        JsonFields.JsonList headline = fields.list("headline");
        series.headline().forEach(figure -> {
            JsonFields written = headline.add().said("name", figure.name()).said("unit", figure.unit());
            repeated(written, "value", figure.value());
            repeated(written, "watts", figure.watts());
            repeated(written, "perWatt", figure.perWatt());
            written.tier("tier", figure.tier());
        });
        JsonFields.JsonList scores = fields.list("scores");
        series.scores()
                .forEach(each ->
                        repeated(scores.add().text("scored", ENGLISH.say(each.name())), "score", each.score()));
        if (!series.rates().isEmpty()) {
            JsonFields.JsonList rates = fields.list("rates");
            series.rates()
                    .forEach(each ->
                            repeated(rates.add().text("meets", ENGLISH.say(each.name())), "perSecond", each.score()));
        }
        repeated(fields, "idleWatts", series.idleWatts());
        JsonFields.JsonList levels = fields.list("levels");
        series.levels().forEach(level -> {
            JsonFields written = levels.add()
                    .text("worklet", level.worklet())
                    .text("name", ENGLISH.say(level.plan().label()))
                    .said("performanceUnit", level.unit());
            repeated(written, "performance", level.performance());
            repeated(written, "averageWatts", level.watts());
            repeated(written, "performancePerWatt", level.perWatt());
            written.tier("tier", level.tier());
        });
        return JsonFormat.text(root);
    }

    private static void repeated(JsonFields fields, String name, Repeated figure) {
        fields.object(name)
                .number("runs", figure.runs())
                .figure("mean", figure.mean())
                .figure("variationPercent", figure.variationPercent())
                .number("low", figure.low())
                .number("high", figure.high());
    }
}
