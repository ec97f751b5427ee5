package org.wattladder.director;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.wattladder.director.clients.EchoServer;
import org.wattladder.model.plan.ClientLayout;
import org.wattladder.model.plan.ComponentPlan;
import org.wattladder.model.plan.Program;
import org.wattladder.model.plan.Readiness;
import org.wattladder.model.plan.Setting;
import org.wattladder.model.plan.StoragePlan;
import org.wattladder.model.wire.Prepare;

/** Executable files of a test, and orders for deployments that have them as servers. */
record Programs(Path folder) {
    /** A program that executes these lines of shell. */
    Path script(String name, String... lines) throws IOException {
        Path file = folder.resolve(name);
        Files.writeString(file, "#!/bin/sh\n" + String.join("\n", lines) + "\n");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
        return file;
    }

    /** The words by which a script becomes the echo server. */
    static String echoServer() {
        return "exec '" + Path.of(System.getProperty("java.home"), "bin", "java") + "' -Xrs -Xmx16m -cp '"
                + System.getProperty("java.class.path") + "' " + EchoServer.class.getName() + " \"$1\"";
    }

    /** A server that listens on a free port. */
    static Program.Foreign server(Path program, Readiness readiness) {
        return server(program, 0, readiness, Duration.ofSeconds(30));
    }

    static Program.Foreign server(Path program, int port, Readiness readiness, Duration readyLimit) {
        return new Program.Foreign(
                List.of(program.toString(), "{port}"),
                port,
                readiness,
                readyLimit,
                List.of(new Setting("FROM_PLAN", "yes")));
    }

    /** A part of a deployment: this server alone, whose clients are on another host. */
    static Prepare alone(Program.Foreign server) {
        return new Prepare(
                "apart", List.of(new ComponentPlan("server", server, List.of())), Map.of(), StoragePlan.DISCOVERED, 42);
    }

    /** A deployment of one client that needs this server. */
    static Prepare deployment(Program.Foreign server) {
        return deployment(Prepare.ALONE, server);
    }

    static Prepare deployment(String name, Program.Foreign server) {
        Program.Worklet worklet =
                new Program.Worklet("steady", List.of(), new ClientLayout(ClientLayout.Unit.HOST, 1, 16), List.of());
        return new Prepare(
                name,
                List.of(
                        new ComponentPlan(ComponentPlan.WORKLET, worklet, List.of("server")),
                        new ComponentPlan("server", server, List.of())),
                Map.of(),
                StoragePlan.DISCOVERED,
                42);
    }
}
