package org.wattladder.reporter.format.json;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.figures.Absence;
import org.wattladder.reporter.language.Language;
import org.wattladder.reporter.language.Words;
import org.wattladder.reporter.notation.Decimals;
import org.wattladder.reporter.score.RatedFigure;
import org.wattladder.reporter.score.Uncertainty;
import org.wattladder.reporter.view.table.Field;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Fields of one JSON object; an absent figure is null, and a field beside it whose name ends in Absent says why. */
final class JsonFields {
    private static final Words ENGLISH = Words.in(Language.ENGLISH);

    private final ObjectNode node;

    JsonFields(ObjectNode node) {
        this.node = node;
    }

    JsonFields text(String name, String text) {
        node.put(name, text);
        return this;
    }

    /** What it is in English. */
    JsonFields said(String name, Text text) {
        return text(name, english(text));
    }

    /** Sentences in English. */
    JsonFields sayings(String name, List<? extends Text> sentences) {
        return texts(name, sentences.stream().map(JsonFields::english).toList());
    }

    static String english(Text text) {
        return ENGLISH.say(text);
    }

    JsonFields nothing(String name) {
        node.putNull(name);
        return this;
    }

    JsonFields truth(String name, boolean truth) {
        node.put(name, truth);
        return this;
    }

    JsonFields number(String name, double value) {
        node.put(name, decimal(value));
        return this;
    }

    /** Null without a value. */
    JsonFields number(String name, OptionalDouble value) {
        if (value.isPresent()) {
            return number(name, value.getAsDouble());
        }
        node.putNull(name);
        return this;
    }

    JsonFields figure(String name, Measurement measurement) {
        number(name, measurement.asOptional());
        Absence.reason(measurement).ifPresent(reason -> absent(name, reason));
        return this;
    }

    /** A figure that other reports show too. */
    <R> JsonFields figure(Field<R> field, R row) {
        return figure(Field.jsonName(field.name()), field.figure().apply(row));
    }

    /** The figure, the ends of its interval and its tier. */
    JsonFields bounded(String name, RatedFigure rated) {
        return figure(name, rated.value())
                .number(name + "Low", rated.low())
                .number(name + "High", rated.high())
                .tier(name + "Tier", rated.tier());
    }

    /** The same and what its uncertainty is made of. */
    JsonFields rated(String name, RatedFigure rated) {
        bounded(name, rated);
        if (rated.value().asOptional().isPresent()) {
            Uncertainty uncertainty = rated.uncertainty();
            JsonFields parts = object(name + "Uncertainty");
            parts.figure("meterPercent", uncertainty.meterPercent());
            parts.figure("samplingPercent", uncertainty.samplingPercent());
            parts.figure("countingPercent", uncertainty.countingPercent());
            parts.figure("combinedPercent", uncertainty.combined());
            parts.texts("holds", uncertainty.held());
        }
        return this;
    }

    JsonFields tier(String name, Optional<EvidenceTier> tier) {
        tier.ifPresentOrElse(found -> node.put(name, found.label()), () -> node.putNull(name));
        return this;
    }

    JsonFields texts(String name, List<String> texts) {
        ArrayNode array = node.putArray(name);
        texts.forEach(array::add);
        return this;
    }

    JsonFields numbers(String name, List<Double> values) {
        ArrayNode array = node.putArray(name);
        values.forEach(value -> array.add(decimal(value)));
        return this;
    }

    JsonFields object(String name) {
        return new JsonFields(node.putObject(name));
    }

    JsonList list(String name) {
        return new JsonList(node.putArray(name));
    }

    /** No figure, for this reason. */
    void absent(String name, Message reason) {
        node.putNull(name);
        node.put(name + "Absent", english(reason));
    }

    /** Objects of one list. */
    record JsonList(ArrayNode array) {
        JsonFields add() {
            return new JsonFields(array.addObject());
        }
    }

    private static BigDecimal decimal(double value) {
        return new BigDecimal(Decimals.machine(value));
    }
}
