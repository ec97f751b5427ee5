package org.wattladder.reporter.view.page;

import java.util.Comparator;
import java.util.Optional;
import org.wattladder.model.result.StorageBypass;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.figures.WorkletFigures;

/** Tells by what it is verified that a storage worklet went around the page cache. */
final class BypassNote {
    private BypassNote() {}

    /** The sentence, by the weakest evidence of all clients; none for a worklet with a client that does no storage I/O. */
    static Optional<Message> of(WorkletFigures worklet) {
        return worklet.result().stream()
                .flatMap(result -> result.clients().stream())
                .map(client -> client.facts().storage().bypass())
                .min(Comparator.naturalOrder())
                .flatMap(BypassNote::sentence);
    }

    private static Optional<Message> sentence(StorageBypass bypass) {
        return switch (bypass) {
            case NONE -> Optional.empty();
            case UNVERIFIED -> Optional.of(Message.of("note.bypass-unverified"));
            case REFUSAL -> Optional.of(Message.of("note.bypass-by-refusal"));
            case MINCORE -> Optional.of(Message.of("note.bypass-verified"));
        };
    }
}
