package org.wattladder.chauffeur.cli;

import java.io.IOException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.wattladder.chauffeur.agents.AgentAccess;
import org.wattladder.chauffeur.link.Transport;
import org.wattladder.keys.Role;
import org.wattladder.keys.option.KeyOptions;
import org.wattladder.model.plan.HostPlan;
import org.wattladder.model.plan.Program;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.settings.ConfigLayers;

/** Finds out whether the hosts of a command need keys, and reads them. */
final class Hosts {
    private Hosts() {}

    /**
     * How these hosts are reached.
     *
     * @throws IOException with a sentence, if keys are needed and missing
     */
    static AgentAccess access(RunPlan plan, Path home, KeyOptions keys, Optional<Path> plugins, ConfigLayers config)
            throws IOException {
        List<Path> programs = Stream.concat(config.existing("programs").stream(), folders(plan))
                .distinct()
                .toList();
        return access(plan.hosts(), home, keys, plugins, programs);
    }

    /** Of the programs that the plan measures, as far as they are still there; any command of this machine when it has no file. */
    private static Stream<Path> folders(RunPlan plan) {
        return plan.worklets().stream()
                .flatMap(worklet -> worklet.deployments().stream())
                .map(deployment -> deployment.driving().program())
                .flatMap(program -> program instanceof Program.Measured measured
                        ? Stream.of(measured.text().isEmpty() ? measured.folder() : "/")
                        : Stream.empty())
                .filter(folder -> !folder.isEmpty())
                .map(Path::of)
                .filter(Files::isDirectory);
    }

    /** How these hosts are reached. */
    static AgentAccess access(
            List<HostPlan> hosts, Path home, KeyOptions keys, Optional<Path> plugins, List<Path> programs)
            throws IOException {
        boolean needed = hosts.stream().anyMatch(host -> !host.local() && (keys.always() || isBeyondLoopback(host)));
        return new AgentAccess(
                home.resolve("bin/wattladder"),
                needed ? Transport.of(keys.tls(Role.DIRECTOR), keys.always()) : Transport.plain(),
                plugins,
                programs);
    }

    /** A name that cannot be looked up is no reason to ask for keys; connecting says what is wrong. */
    private static boolean isBeyondLoopback(HostPlan host) {
        try {
            return !InetAddress.getByName(host.address()).isLoopbackAddress();
        } catch (UnknownHostException unknown) {
            return false;
        }
    }
}
