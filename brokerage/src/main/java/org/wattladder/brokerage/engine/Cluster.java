package org.wattladder.brokerage.engine;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.wattladder.brokerage.dialect.Product;
import org.wattladder.worklets.api.Commands;
import org.wattladder.worklets.api.DeviceFault;
import org.wattladder.worklets.api.Endpoint;

/** A PostgreSQL server of our own in a folder that is kept, from its start to its end. */
public final class Cluster implements AutoCloseable {
    private static final String OWNER = "wattladder";
    private static final int PASSWORD_BYTES = 18;
    private static final long ASK_MILLIS = 50;
    private static final int MOST_ASKED = 6000;
    private static final long LEAVE_SECONDS = 20;

    private final Process process;
    private final Login login;

    private Cluster(Process process, Login login) {
        this.process = process;
        this.login = login;
    }

    /**
     * Starts it and waits until it answers; its data directory is made when it is missing.
     *
     * @param folder that holds the data of each major version
     * @param address to listen on
     * @throws DeviceFault with a sentence, if it does not come up
     */
    public static Cluster start(Binaries binaries, DatabaseFile file, Path folder, String address) {
        Account account = Account.find(file.value("account"));
        try {
            String version = Commands.run(List.of(binaries.program("postgres"), "--version"), folder);
            Path home = folder.resolve("brokerage-" + version.replaceFirst("^\\D*(\\d+).*$", "$1"));
            if (!Files.isDirectory(home)) {
                Files.createDirectory(home);
                account.own(home);
            }
            Path data = home.resolve("data");
            if (!Files.exists(data.resolve("PG_VERSION"))) {
                Commands.run(
                        account.command(List.of(
                                binaries.program("initdb"),
                                "-D",
                                data.toString(),
                                "-U",
                                OWNER,
                                "-A",
                                "trust",
                                "-E",
                                "UTF8",
                                "--no-locale")),
                        home);
            }
            refuseSecond(data);
            String password = password();
            Endpoint at = new Endpoint(address, freePort(address));
            List<String> server = List.of(
                    binaries.program("postgres"),
                    "-D",
                    data.toString(),
                    "-c",
                    "config_file=" + ServerSettings.write(home, file, at),
                    "-c",
                    "hba_file=" + ServerSettings.writeAccess(home));
            setPassword(account, server, home, password);
            ProcessBuilder builder = new ProcessBuilder(account.command(server))
                    .directory(home.toFile())
                    .redirectErrorStream(true)
                    .redirectOutput(home.resolve("server.log").toFile());
            builder.environment().put("LC_ALL", "C");
            Cluster cluster = new Cluster(builder.start(), login(at, password));
            cluster.await(home.resolve("server.log"));
            return cluster;
        } catch (IOException failed) {
            throw new DeviceFault("the database cannot be started in " + folder + ": " + failed.getMessage(), failed);
        }
    }

    private static Login login(Endpoint at, String password) {
        String url = "jdbc:postgresql://" + at + "/postgres";
        return new Login(url, OWNER, password, Product.of(url, Optional.empty(), Optional.empty()));
    }

    /** How its owner logs in. */
    public Login login() {
        return login;
    }

    /** CPU time so far of all its processes that still run; those of users do. */
    public Duration processorTime() {
        return Stream.concat(Stream.of(process.toHandle()), process.descendants())
                .flatMap(each -> each.info().totalCpuDuration().stream())
                .reduce(Duration.ZERO, Duration::plus);
    }

    /** Id of its first process. */
    public long processId() {
        return process.pid();
    }

    /** Ends it; kills it if it has not ended within seconds. */
    @Override
    public void close() {
        process.destroy();
        // It would wait until its users leave.
        process.descendants().forEach(ProcessHandle::destroy);
        try {
            if (!process.waitFor(LEAVE_SECONDS, TimeUnit.SECONDS)) {
                process.destroyForcibly();
            }
        } catch (InterruptedException interrupted) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
        }
    }

    private static void refuseSecond(Path data) throws IOException {
        Path file = data.resolve("postmaster.pid");
        if (Files.exists(file)) {
            String first =
                    Files.readAllLines(file, StandardCharsets.UTF_8).get(0).strip();
            boolean runs = first.matches("\\d{1,18}")
                    && ProcessHandle.of(Long.parseLong(first))
                            .flatMap(process -> process.info().command())
                            .filter(command -> command.endsWith("/postgres"))
                            .isPresent();
            if (runs) {
                throw new DeviceFault("process " + first + " has the database in " + data
                        + " open; wait until that run has ended, or name another folder in the file that "
                        + DatabaseFile.VARIABLE + " names");
            }
        }
    }

    /** A fresh password each time, told to the server while nobody can connect; no file keeps it. */
    private static void setPassword(Account account, List<String> server, Path home, String password) {
        List<String> single = new ArrayList<>(List.of(server.get(0), "--single"));
        single.addAll(server.subList(1, server.size()));
        single.add("postgres");
        Commands.run(
                account.command(single),
                home,
                stream -> stream.write(("ALTER ROLE " + OWNER + " PASSWORD '" + password + "'\n")
                        .getBytes(StandardCharsets.US_ASCII)));
    }

    private static String password() {
        byte[] bytes = new byte[PASSWORD_BYTES];
        new SecureRandom().nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }

    /** A fresh password for somebody else. */
    public static String freshPassword() {
        return password();
    }

    private static int freePort(String address) throws IOException {
        try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getByName(address))) {
            return free.getLocalPort();
        }
    }

    private void await(Path log) throws IOException {
        try {
            for (int asked = 0; asked < MOST_ASKED && process.isAlive(); asked++) {
                if (login.answers()) {
                    return;
                }
                Thread.sleep(ASK_MILLIS);
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
        close();
        List<String> lines = Files.readAllLines(log, StandardCharsets.UTF_8);
        throw new DeviceFault(
                "PostgreSQL did not come up: " + (lines.isEmpty() ? "it said nothing" : lines.get(lines.size() - 1)));
    }
}
