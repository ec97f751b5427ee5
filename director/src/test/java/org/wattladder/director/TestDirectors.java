package org.wattladder.director;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.time.Duration;
import org.wattladder.director.host.JavaFacts;
import org.wattladder.director.host.Machine;
import org.wattladder.director.host.SystemFiles;
import org.wattladder.director.launch.ClientCommand;
import org.wattladder.director.launch.ClientProgram;
import org.wattladder.director.launch.PinningTools;
import org.wattladder.director.launch.WorkThread;
import org.wattladder.director.session.Patience;
import org.wattladder.director.session.SessionParts;
import org.wattladder.model.time.TimeSource;
import org.wattladder.worklets.api.WorkletCatalogue;

/** Starts Directors inside the test's JVM, on a free loopback port, with clients of the test's choice. */
final class TestDirectors {
    static final Patience GENEROUS = patience(Duration.ofSeconds(30), Duration.ofSeconds(30));

    private TestDirectors() {}

    static Patience patience(Duration ready, Duration done) {
        return new Patience(
                ready,
                Duration.ZERO,
                Duration.ZERO,
                Duration.ofMillis(50),
                done,
                Duration.ofMillis(300),
                Duration.ofSeconds(10),
                Duration.ofMillis(10));
    }

    static Director start(Class<?> clientMain, Patience patience) throws IOException {
        return start(clientMain.getName(), patience);
    }

    static Director start(String clientMain, Patience patience) throws IOException {
        JavaFacts java = JavaFacts.ofThisProcess();
        ClientProgram program = new ClientProgram(java.launcher(), System.getProperty("java.class.path"), clientMain);
        return Director.start(
                new InetSocketAddress(InetAddress.getLoopbackAddress(), 0),
                new SessionParts(
                        new WorkThread(),
                        TimeSource.system(),
                        new Machine(new SystemFiles(Path.of("/")), java),
                        WorkletCatalogue.load(),
                        new ClientCommand(program, PinningTools.find(System.getenv("PATH"))),
                        patience));
    }
}
