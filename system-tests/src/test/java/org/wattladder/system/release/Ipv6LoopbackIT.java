package org.wattladder.system.release;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The archive on a machine whose loopback has no 127.0.0.1. */
@Tag("full")
class Ipv6LoopbackIT {
    private static final String WITHOUT_IPV4 = "ip link set lo up && ip addr del 127.0.0.1/8 dev lo";

    @TempDir
    private Path folder;

    @Test
    void shouldRunOverIpv6() throws Exception {
        assumeTrue(
                Unpacked.run(Map.of(), "unshare", "--net", "sh", "-c", WITHOUT_IPV4)
                                .exitCode()
                        == 0,
                "this user may not make a network of its own, or ip is not installed");
        Unpacked unpacked = Unpacked.below(folder);
        Unpacked.Answer run = Unpacked.run(
                Unpacked.environment(folder),
                "unshare",
                "--net",
                "sh",
                "-c",
                WITHOUT_IPV4
                        + " && exec \"$0\" run harness --quick --meter scripted:watts=100 --sensor none --out \"$1\"",
                unpacked.launcher().toString(),
                folder.resolve("out").toString());
        assertThat(run.exitCode()).as(run.output()).isIn(0, 1);
        assertThat(folder.resolve("out/result.xml")).content().contains("address=\"[::1]:");
    }
}
