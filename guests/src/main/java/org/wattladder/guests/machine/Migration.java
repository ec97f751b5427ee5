package org.wattladder.guests.machine;

import java.util.Map;
import org.wattladder.worklets.api.DeviceFault;
import org.wattladder.worklets.api.Endpoint;
import tools.jackson.databind.JsonNode;

/**
 * What QEMU says of a live migration.
 *
 * @param totalMillis from its begin to its end
 * @param downtimeMillis in which the guest ran on neither host
 * @param bytes of memory that were sent
 */
public record Migration(long totalMillis, long downtimeMillis, long bytes) {
    private static final long MOST_BYTES_PER_SECOND = 10L << 30;
    private static final long DOWNTIME_MILLIS = 300;

    /** Sends the state of a guest and waits until it is there. */
    static Migration run(Qmp qmp, Endpoint to, Runnable pause) {
        qmp.ask(
                "migrate-set-parameters",
                Map.of("max-bandwidth", MOST_BYTES_PER_SECOND, "downtime-limit", DOWNTIME_MILLIS));
        qmp.ask("migrate", Map.of("uri", "tcp:" + to));
        while (true) {
            JsonNode said = qmp.ask("query-migrate");
            String status = said.path("status").asString("none");
            if (status.equals("completed")) {
                return new Migration(
                        said.path("total-time").asLong(),
                        said.path("downtime").asLong(),
                        said.path("ram").path("transferred").asLong());
            }
            if (status.equals("failed") || status.equals("cancelled")) {
                throw new DeviceFault("the migration to " + to + " " + status + ": "
                        + said.path("error-desc").asString("QEMU gives no reason"));
            }
            pause.run();
        }
    }
}
