package org.wattladder.model.result;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Arrays;

/** How a watt was obtained, from the strongest evidence to the weakest, see docs/meters.md. */
public enum EvidenceTier {
    /** A PTDaemon whose identity says that the device is accepted. */
    @JsonProperty("accepted-analyzer")
    ACCEPTED_ANALYZER("accepted-analyzer"),
    /** Any other laboratory power analyzer. */
    @JsonProperty("analyzer")
    ANALYZER("analyzer"),
    /** A management controller, system meter or power distribution unit. */
    @JsonProperty("bmc")
    BMC("bmc"),
    /** Counters inside the processor or accelerator; not wall power. */
    @JsonProperty("in-band")
    IN_BAND("in-band"),
    /** A model fed with CPU utilisation; no electrical measurement at all. */
    @JsonProperty("estimated")
    ESTIMATED("estimated"),
    /** Replayed or written by hand. */
    @JsonProperty("scripted")
    SCRIPTED("scripted"),
    /** Taken from a published table; what stands behind it is not known here. */
    @JsonProperty("published")
    PUBLISHED("published");

    private final String label;

    EvidenceTier(String label) {
        this.label = label;
    }

    /** The name in files and reports, for example {@code in-band}. */
    public String label() {
        return label;
    }

    /**
     * The tier of this label.
     *
     * @throws IllegalArgumentException if it is none
     */
    public static EvidenceTier ofLabel(String label) {
        return Arrays.stream(values())
                .filter(tier -> tier.label.equals(label))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("there is no tier \"" + label + "\""));
    }

    /** The weaker of the two; what holds both has this tier. */
    public EvidenceTier lowest(EvidenceTier other) {
        return compareTo(other) >= 0 ? this : other;
    }
}
