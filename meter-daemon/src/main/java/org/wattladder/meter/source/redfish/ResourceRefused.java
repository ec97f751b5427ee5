package org.wattladder.meter.source.redfish;

import java.io.IOException;

/** One resource that the controller does not hand out, while it may hand out others. */
final class ResourceRefused extends IOException {
    private static final long serialVersionUID = 1;

    ResourceRefused(String sentence) {
        super(sentence);
    }

    ResourceRefused(String sentence, Throwable cause) {
        super(sentence, cause);
    }
}
