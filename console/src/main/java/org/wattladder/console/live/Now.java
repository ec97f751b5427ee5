package org.wattladder.console.live;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.wattladder.chauffeur.event.IntervalPart;
import org.wattladder.chauffeur.event.RunEvent;
import org.wattladder.chauffeur.event.RunPosition;
import org.wattladder.model.result.MeterFacts;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.language.Words;
import org.wattladder.reporter.view.table.Cells;
import tools.jackson.databind.json.JsonMapper;

/**
 * Where a run is at this moment, in words.
 *
 * @param run name in the page
 * @param part of the interval
 * @param left of the whole interval
 * @param watts with their tier; empty when this says nothing of them
 * @param celsius inlet temperature; empty when this says nothing of it
 * @param readings the latest of each device, by its name; none when this says nothing of them
 * @param ago how old watts, temperature and readings are
 */
public record Now(
        String run,
        String part,
        Duration left,
        Optional<String> watts,
        Optional<String> celsius,
        Map<String, Live> readings,
        Duration ago) {

    /**
     * A reading of this moment.
     *
     * @param text figure with unit, or that it is absent
     * @param remark what a reader must know of it; empty when it is as it should be
     * @param fresh whether the device said anything since the last one
     */
    record Live(String text, String remark, boolean fresh) {
        static Live of(RunEvent.Reading reading, Words words) {
            boolean power = reading.quantity() == MeterFacts.Quantity.POWER;
            return new Live(
                    words.say(ReadingState.figure(reading.value(), power)),
                    ReadingState.of(reading.value(), power).map(words::sentence).orElse(""),
                    !ReadingState.isStale(reading.value()));
        }
    }

    /** Where a run is that was attached to just now, with what its meters read last. */
    static Now of(String run, RunPosition position, Words words) {
        Duration left = position.part().map(RunEvent.PartEntered::left).orElse(Duration.ZERO);
        return position.read()
                .map(read -> read(run, word(position), left, read, words))
                .orElseGet(() -> said(run, word(position), left, words));
    }

    /** What an event says of it; empty when it says nothing. */
    static Optional<Now> of(String run, RunEvent event, Words words) {
        if (event instanceof RunEvent.WorkletPreparing) {
            return Optional.of(said(run, Message.of("console.launching"), Duration.ZERO, words));
        }
        if (event instanceof RunEvent.PartEntered entered) {
            return Optional.of(said(run, word(entered.part()), entered.left(), words));
        }
        if (event instanceof RunEvent.Progress progress) {
            return Optional.of(read(
                    run,
                    word(progress.part()),
                    progress.left(),
                    new RunPosition.Readings(progress, Duration.ZERO),
                    words));
        }
        return Optional.empty();
    }

    private static Now said(String run, Message part, Duration left, Words words) {
        return new Now(run, words.say(part), left, Optional.empty(), Optional.empty(), Map.of(), Duration.ZERO);
    }

    private static Now read(String run, Message part, Duration left, RunPosition.Readings read, Words words) {
        RunEvent.Progress told = read.told();
        return new Now(
                run,
                words.say(part),
                left,
                watts(told, words),
                celsius(told, words),
                told.readings().stream()
                        .collect(Collectors.toMap(RunEvent.Reading::meter, reading -> Live.of(reading, words))),
                read.ago());
    }

    /** What is on: a part of an interval, what comes before its first part, or the launch of clients. */
    static Message word(RunPosition position) {
        return position.part()
                .map(entered -> word(entered.part()))
                .orElse(Message.of(position.interval().isPresent() ? "console.preparing" : "console.launching"));
    }

    /** What a part is called. */
    static Message word(IntervalPart part) {
        return Message.of("part." + part.name().toLowerCase(Locale.ROOT));
    }

    /** Watts with their tier; empty when none were read. */
    public static Optional<String> watts(RunEvent.Progress told, Words words) {
        return told.watts().asOptional().isEmpty()
                ? Optional.empty()
                : Optional.of(words.say(Cells.watts(told.watts().asOptional(), 4)) + " "
                        + words.say(Cells.tier(told.tier())));
    }

    /** Inlet temperature; empty when none was read. */
    public static Optional<String> celsius(RunEvent.Progress told, Words words) {
        return told.celsius().asOptional().isEmpty()
                ? Optional.empty()
                : Optional.of(words.say(Message.of("amount.celsius", Cells.fixed(told.celsius(), 1))));
    }

    String json() {
        Map<String, Object> facts = new LinkedHashMap<>();
        facts.put("run", run);
        facts.put("part", part);
        facts.put("endsInMillis", left.toMillis());
        facts.put("agoMillis", ago.toMillis());
        watts.ifPresent(text -> facts.put("watts", text));
        celsius.ifPresent(text -> facts.put("celsius", text));
        if (!readings.isEmpty()) {
            facts.put("readings", readings);
        }
        return JsonMapper.shared().writeValueAsString(facts);
    }
}
