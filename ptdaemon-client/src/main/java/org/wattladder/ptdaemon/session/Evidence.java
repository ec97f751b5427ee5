package org.wattladder.ptdaemon.session;

import java.util.Locale;
import org.wattladder.model.meter.MeterSource;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.ptdaemon.codec.Identity;

/** How strong the figures of a device are, from its identity; see docs/meters.md. */
public final class Evidence {
    private Evidence() {}

    /**
     * The tier: our own sources by name first, then dummies, which are scripted, then accepted devices; any other
     * device is an analyzer. A source of ours that is not known here counts as scripted, the weakest.
     */
    public static EvidenceTier tierOf(Identity identity) {
        String driver = identity.driver().toLowerCase(Locale.ROOT);
        if (driver.startsWith(Identity.OWN_PREFIX.toLowerCase(Locale.ROOT))) {
            return MeterSource.named(driver.substring(Identity.OWN_PREFIX.length()))
                    .map(MeterSource::tier)
                    .orElse(EvidenceTier.SCRIPTED);
        }
        if (driver.contains("dummy")) {
            return EvidenceTier.SCRIPTED;
        }
        return identity.accepted() ? EvidenceTier.ACCEPTED_ANALYZER : EvidenceTier.ANALYZER;
    }
}
