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
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.result.Measurement;
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
 */
public record Now(
        String run,
        String part,
        Duration left,
        Optional<String> watts,
        Optional<String> celsius,
        Map<String, Live> readings) {

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

    /** Where a run is that was attached to just now; without a part while its clients are launched. */
    static Now of(String run, RunPosition position, Words words) {
        return position.part()
                .map(entered -> entered(run, entered, words))
                .orElseGet(() -> said(run, word(position), words));
    }

    /** What an event says of it; empty when it says nothing. */
    static Optional<Now> of(String run, RunEvent event, Words words) {
        if (event instanceof RunEvent.WorkletPreparing) {
            return Optional.of(said(run, Message.of("console.launching"), words));
        }
        if (event instanceof RunEvent.PartEntered entered) {
            return Optional.of(entered(run, entered, words));
        }
        if (event instanceof RunEvent.Progress progress) {
            return Optional.of(new Now(
                    run,
                    words.say(word(progress.part())),
                    progress.left(),
                    watts(progress.watts(), progress.tier(), words),
                    celsius(progress.celsius(), words),
                    progress.readings().stream()
                            .collect(Collectors.toMap(RunEvent.Reading::meter, reading -> Live.of(reading, words)))));
        }
        return Optional.empty();
    }

    private static Now said(String run, Message part, Words words) {
        return new Now(run, words.say(part), Duration.ZERO, Optional.empty(), Optional.empty(), Map.of());
    }

    private static Now entered(String run, RunEvent.PartEntered entered, Words words) {
        return new Now(
                run, words.say(word(entered.part())), entered.left(), Optional.empty(), Optional.empty(), Map.of());
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

    private static Optional<String> watts(Measurement watts, Optional<EvidenceTier> tier, Words words) {
        return watts.asOptional().isEmpty()
                ? Optional.empty()
                : Optional.of(words.say(Cells.watts(watts.asOptional(), 4)) + " " + words.say(Cells.tier(tier)));
    }

    private static Optional<String> celsius(Measurement celsius, Words words) {
        return celsius.asOptional().isEmpty()
                ? Optional.empty()
                : Optional.of(words.say(Message.of("amount.celsius", Cells.fixed(celsius, 1))));
    }

    String json() {
        Map<String, Object> facts = new LinkedHashMap<>();
        facts.put("run", run);
        facts.put("part", part);
        facts.put("endsInMillis", left.toMillis());
        watts.ifPresent(text -> facts.put("watts", text));
        celsius.ifPresent(text -> facts.put("celsius", text));
        if (!readings.isEmpty()) {
            facts.put("readings", readings);
        }
        return JsonMapper.shared().writeValueAsString(facts);
    }
}
