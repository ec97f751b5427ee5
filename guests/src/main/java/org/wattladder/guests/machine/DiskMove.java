package org.wattladder.guests.machine;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.wattladder.worklets.api.DeviceFault;
import tools.jackson.databind.JsonNode;

/** Moves the disk of a guest that runs: a mirror is filled and kept equal, then takes the place of the disk. */
final class DiskMove {
    private static final String JOB = "move";

    private DiskMove() {}

    /**
     * Moves it and waits until it has been done.
     *
     * @param target empty disk of the same size
     * @param node name that the disk gets, which it never had
     */
    static void run(Qmp qmp, Path target, String node, Runnable pause) {
        String before = disk(qmp);
        Map<String, Object> file =
                Map.of("driver", "file", "filename", target.toString(), "cache", Map.of("direct", true));
        qmp.ask(
                "blockdev-add",
                Map.of("driver", "qcow2", "node-name", node, "cache", Map.of("direct", true), "file", file));
        qmp.ask("blockdev-mirror", Map.of("job-id", JOB, "device", before, "target", node, "sync", "full"));
        boolean completing = false;
        for (Optional<JsonNode> job = job(qmp); job.isPresent(); job = job(qmp)) {
            if (job.get().path("ready").asBoolean() && !completing) {
                qmp.ask("block-job-complete", Map.of("device", JOB));
                completing = true;
            }
            pause.run();
        }
        String now = disk(qmp);
        if (!now.equals(node)) {
            qmp.ask("blockdev-del", Map.of("node-name", node));
            throw new DeviceFault("the disk was not moved to " + target + "; QEMU still uses node " + now);
        }
        qmp.ask("blockdev-del", Map.of("node-name", before));
    }

    /** The node that the guest's disk has now. */
    private static String disk(Qmp qmp) {
        for (JsonNode device : qmp.ask("query-block")) {
            String node = device.path("inserted").path("node-name").asString("");
            if (!node.isEmpty()) {
                return node;
            }
        }
        throw new DeviceFault("QEMU names no disk of the guest");
    }

    private static Optional<JsonNode> job(Qmp qmp) {
        for (JsonNode job : qmp.ask("query-block-jobs")) {
            if (job.path("device").asString("").equals(JOB)) {
                return Optional.of(job);
            }
        }
        return Optional.empty();
    }
}
