package org.wattladder.model.wire;

import java.util.Objects;
import org.wattladder.model.range.Range;
import org.wattladder.model.result.HostFacts;

/**
 * Accepts a {@link Hello}.
 *
 * @param productVersion of the Director
 * @param protocolVersion {@link Protocol#VERSION} of the Director
 * @param catalogueDigest of the Director's worklet catalogue
 * @param host what the Director found on its machine
 */
public record Welcome(String productVersion, int protocolVersion, String catalogueDigest, HostFacts host)
        implements DirectorEvent {
    public Welcome {
        Range.text("productVersion", productVersion, Range.LONGEST_NAME);
        Range.text("catalogueDigest", catalogueDigest, Range.LONGEST_NAME);
        Objects.requireNonNull(host, "host");
    }

    @Override
    public void handle(Handler handler) {
        handler.onWelcome(this);
    }
}
