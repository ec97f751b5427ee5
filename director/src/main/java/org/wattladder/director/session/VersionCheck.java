package org.wattladder.director.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wattladder.model.text.Listing;
import org.wattladder.model.text.Message;
import org.wattladder.model.wire.Hello;
import org.wattladder.model.wire.Protocol;

/**
 * What both ends of a connection must agree on.
 *
 * @param productVersion of this program
 * @param protocolVersion of the messages
 * @param catalogueDigest of the worklets
 */
record VersionCheck(String productVersion, int protocolVersion, String catalogueDigest) {
    /** The values of this Director; its version is that of the jar that holds the messages. */
    static VersionCheck of(String catalogueDigest) {
        return new VersionCheck(
                Optional.ofNullable(Protocol.class.getPackage().getImplementationVersion())
                        .orElse("development"),
                Protocol.VERSION,
                catalogueDigest);
    }

    /** A message that names every difference with both sides' values, or empty when there is none. */
    Optional<Message> refusal(Hello hello) {
        List<Message> differences = new ArrayList<>();
        difference("fault.product-version", productVersion, hello.productVersion(), differences);
        difference(
                "fault.protocol-version",
                Integer.toString(protocolVersion),
                Integer.toString(hello.protocolVersion()),
                differences);
        difference("fault.worklet-catalogue", catalogueDigest, hello.catalogueDigest(), differences);
        return differences.isEmpty()
                ? Optional.empty()
                : Optional.of(Message.of("fault.versions-differ", Listing.clauses(differences)));
    }

    private static void difference(String messageId, String mine, String yours, List<Message> differences) {
        if (!mine.equals(yours)) {
            differences.add(Message.of(messageId, mine, yours));
        }
    }
}
