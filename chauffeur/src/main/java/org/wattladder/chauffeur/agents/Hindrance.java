package org.wattladder.chauffeur.agents;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.wattladder.model.text.Message;

/** What stands between a Chauffeur and a Director. Programs read the words, people the sentence beside it. */
public enum Hindrance {
    /** The Director works for the run of somebody else. */
    BUSY,
    /** One side does not trust the key of the other, or has none. */
    KEY_REFUSED,
    /** Another build of Wattladder is installed there. */
    OTHER_BUILD,
    /** Nothing answers there. */
    SILENT,
    /** Something else. */
    REFUSED;

    private static final Map<String, Hindrance> FAULTS = Map.of(
            "fault.director-busy", BUSY,
            "fault.key-refused", KEY_REFUSED,
            "fault.director-closed-at-once", KEY_REFUSED,
            "fault.versions-differ", OTHER_BUILD,
            "fault.programs-differ", OTHER_BUILD,
            "fault.no-director", SILENT,
            "fault.director-silent", SILENT);

    /** What this reason, or a reason inside it, says. */
    public static Hindrance of(Message reason) {
        return known(reason).findFirst().orElse(REFUSED);
    }

    private static Stream<Hindrance> known(Message reason) {
        return Stream.concat(
                Optional.ofNullable(FAULTS.get(reason.id())).stream(),
                reason.arguments().stream()
                        .filter(Message.class::isInstance)
                        .map(Message.class::cast)
                        .flatMap(Hindrance::known));
    }

    /** The word for programs. */
    @JsonValue
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
