package org.wattladder.reporter.format.json;

import java.util.List;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.headline.Drawn;
import org.wattladder.reporter.headline.Headline;

/** The headline of a run in {@code result.json}. */
final class HeadlineFields {
    private HeadlineFields() {}

    static void write(JsonFields fields, List<Headline> headline) {
        JsonFields.JsonList list = fields.list("headline");
        headline.forEach(figure -> write(list.add(), figure));
    }

    private static void write(JsonFields fields, Headline figure) {
        Drawn drawn = figure.drawn();
        fields.said("name", figure.name())
                .figure("value", figure.value())
                .said("unit", figure.unit())
                .figure("watts", drawn.watts())
                .figure("perWatt", drawn.perWatt());
        if (figure.low().isPresent()) {
            fields.object("interval").number("low", figure.low()).number("high", figure.high());
        } else {
            fields.absent("interval", Message.of("absent.interval-unknown"));
        }
        fields.tier("tier", drawn.tier());
        if (drawn.worklet().isEmpty()) {
            fields.nothing("worklet");
        } else {
            fields.text("worklet", drawn.worklet());
        }
        if (drawn.interval().isPresent()) {
            fields.number("recordedIn", (double) drawn.interval().getAsInt());
        } else {
            fields.nothing("recordedIn");
        }
        fields.sayings("remarks", figure.remarks());
    }
}
