package org.wattladder.chauffeur.notify;

import java.io.IOException;
import java.time.Duration;

/** Who is told; named as the user named it. */
interface Recipient {
    /** How long one attempt may take. */
    Duration LIMIT = Duration.ofSeconds(10);

    /**
     * Tells it once.
     *
     * @throws IOException with a clause, if it was not told within the limit
     */
    void tell(Notice notice) throws IOException, InterruptedException;
}
