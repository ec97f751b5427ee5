package org.wattladder.reporter.view;

import java.util.Comparator;
import java.util.Optional;
import org.wattladder.model.result.StorageBypass;
import org.wattladder.reporter.figures.WorkletFigures;

/** Tells by what it is verified that a storage worklet went around the page cache. */
final class BypassNote {
    private BypassNote() {}

    /** The sentence, by the weakest evidence of all clients; none for a worklet with a client that does no storage I/O. */
    static Optional<String> of(WorkletFigures worklet) {
        return worklet.result().stream()
                .flatMap(result -> result.clients().stream())
                .map(client -> client.facts().storage().bypass())
                .min(Comparator.naturalOrder())
                .flatMap(BypassNote::sentence);
    }

    private static Optional<String> sentence(StorageBypass bypass) {
        return switch (bypass) {
            case NONE -> Optional.empty();
            case UNVERIFIED ->
                Optional.of("That access was unbuffered is not verified: the system of a client does not tell.");
            case REFUSAL ->
                Optional.of(
                        "That access was unbuffered is verified by refusal alone: the file system refused what is not"
                                + " aligned; what the page cache held of the files is not told.");
            case MINCORE ->
                Optional.of(
                        "That access was unbuffered is verified: the page cache held nothing of the files (mincore).");
        };
    }
}
