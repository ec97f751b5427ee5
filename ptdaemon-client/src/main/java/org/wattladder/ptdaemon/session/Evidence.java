package org.wattladder.ptdaemon.session;

import java.util.Locale;
import java.util.Map;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.ptdaemon.codec.Identity;

/** How strong the figures of a device are, from its identity; see docs/meters.md. */
public final class Evidence {
    private static final Map<String, EvidenceTier> OWN_SOURCES = Map.of(
            "rapl", EvidenceTier.IN_BAND,
            "nvml", EvidenceTier.IN_BAND,
            "ipmi", EvidenceTier.BMC,
            "redfish", EvidenceTier.BMC,
            "hwmon", EvidenceTier.BMC,
            "pdu", EvidenceTier.BMC,
            "scpi", EvidenceTier.ANALYZER,
            "estimate", EvidenceTier.ESTIMATED,
            "scripted", EvidenceTier.SCRIPTED,
            "replay", EvidenceTier.SCRIPTED);

    private Evidence() {}

    /**
     * The tier: our own sources by name first, then dummies, which are scripted, then accepted devices; any other
     * device is an analyzer. A source of ours that is not known here counts as scripted, the weakest.
     */
    public static EvidenceTier tierOf(Identity identity) {
        String driver = identity.driver().toLowerCase(Locale.ROOT);
        if (driver.startsWith(Identity.OWN_PREFIX.toLowerCase(Locale.ROOT))) {
            return OWN_SOURCES.getOrDefault(driver.substring(Identity.OWN_PREFIX.length()), EvidenceTier.SCRIPTED);
        }
        if (driver.contains("dummy")) {
            return EvidenceTier.SCRIPTED;
        }
        return identity.accepted() ? EvidenceTier.ACCEPTED_ANALYZER : EvidenceTier.ANALYZER;
    }
}
