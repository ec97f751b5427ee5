package org.wattladder.chauffeur.agents;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.wattladder.model.text.Message;

/** What stands between a Chauffeur and a Director. Programs read the words, people the sentence beside it. */
public enum Hindrance {
    /** The Director works for the run of somebody else. */
    BUSY("fault.director-busy"),
    /** One side does not trust the key of the other, or has none. */
    KEY_REFUSED("fault.key-refused", "fault.director-closed-at-once"),
    /** Another build of Wattladder is installed there. */
    OTHER_BUILD("fault.versions-differ", "fault.programs-differ"),
    /** Nothing answers there. */
    SILENT("fault.no-director", "fault.director-silent"),
    /** Something else. */
    REFUSED;

    private final Set<String> faults;

    Hindrance(String... faults) {
        this.faults = Set.of(faults);
    }

    /** What this reason, or a reason inside it, says. */
    public static Hindrance of(Message reason) {
        return known(reason).findFirst().orElse(REFUSED);
    }

    private static Stream<Hindrance> known(Message reason) {
        Optional<Hindrance> own = Arrays.stream(values())
                .filter(each -> each.faults.contains(reason.id()))
                .findFirst();
        return Stream.concat(
                own.stream(),
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
