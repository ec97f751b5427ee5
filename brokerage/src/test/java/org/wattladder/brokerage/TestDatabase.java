package org.wattladder.brokerage;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.wattladder.brokerage.data.Scale;
import org.wattladder.brokerage.data.Template;
import org.wattladder.brokerage.engine.Binaries;
import org.wattladder.brokerage.engine.Cluster;
import org.wattladder.brokerage.engine.DatabaseFile;
import org.wattladder.brokerage.engine.Login;

/** A small brokerage on the embedded PostgreSQL. */
public final class TestDatabase implements AutoCloseable {
    /** Its size. */
    public static final Scale SCALE = new Scale(100, 1);

    private final Cluster cluster;
    private final Login login;

    private TestDatabase(Cluster cluster, Login login) {
        this.cluster = cluster;
        this.login = login;
    }

    /** Starts it below a fresh folder, and with these settings. */
    public static TestDatabase start(Path folder, Map<String, String> settings) throws IOException {
        return start(folder, settings, SCALE);
    }

    /** Starts one of another size. */
    public static TestDatabase start(Path folder, Map<String, String> settings, Scale scale) throws IOException {
        Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
        DatabaseFile file = new DatabaseFile(Map.of(), settings);
        Cluster cluster = Cluster.start(Binaries.find(file, folder), file, folder, "127.0.0.1");
        try {
            return new TestDatabase(cluster, new Template(cluster.login(), scale, line -> {}).copy());
        } catch (RuntimeException failed) {
            cluster.close();
            throw failed;
        }
    }

    /** Starts it again with the rows that it has. */
    public static TestDatabase startAgain(Path folder, Map<String, String> settings) {
        DatabaseFile file = new DatabaseFile(Map.of(), settings);
        Cluster cluster = Cluster.start(Binaries.find(file, folder), file, folder, "127.0.0.1");
        return new TestDatabase(cluster, cluster.login().database(Template.DATABASE));
    }

    /** Kills all its processes as {@code kill -9} does, and waits for their end. */
    public void kill() {
        ProcessHandle first = ProcessHandle.of(cluster.processId()).orElseThrow();
        List<ProcessHandle> all =
                Stream.concat(Stream.of(first), first.descendants()).toList();
        all.forEach(ProcessHandle::destroyForcibly);
        all.forEach(each -> each.onExit().join());
    }

    /** The server. */
    public Cluster cluster() {
        return cluster;
    }

    /** Logs in to the brokerage as its owner. */
    public Login login() {
        return login;
    }

    @Override
    public void close() {
        cluster.close();
    }
}
