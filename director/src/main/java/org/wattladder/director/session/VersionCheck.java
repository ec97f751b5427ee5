package org.wattladder.director.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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

    /** A sentence that names every difference with both sides' values, or empty when there is none. */
    Optional<String> refusal(Hello hello) {
        List<String> differences = new ArrayList<>();
        difference("product version", productVersion, hello.productVersion(), differences);
        difference(
                "protocol version",
                Integer.toString(protocolVersion),
                Integer.toString(hello.protocolVersion()),
                differences);
        difference("worklet catalogue", catalogueDigest, hello.catalogueDigest(), differences);
        return differences.isEmpty()
                ? Optional.empty()
                : Optional.of("Director and Chauffeur differ: " + String.join("; ", differences)
                        + "; install the same Wattladder on both machines");
    }

    private static void difference(String what, String mine, String yours, List<String> differences) {
        if (!mine.equals(yours)) {
            differences.add(what + " is " + mine + " at the Director and " + yours + " at the Chauffeur");
        }
    }
}
