package org.wattladder.director;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.wattladder.director.audit.Audit;
import org.wattladder.director.host.JavaFacts;
import org.wattladder.director.host.Machine;
import org.wattladder.director.host.SystemFiles;
import org.wattladder.director.launch.ClientCommand;
import org.wattladder.director.launch.ClientProgram;
import org.wattladder.director.launch.PinningTools;
import org.wattladder.director.launch.WorkThread;
import org.wattladder.director.link.Rules;
import org.wattladder.director.permission.JvmOptionList;
import org.wattladder.director.permission.Permissions;
import org.wattladder.director.permission.StorageRoots;
import org.wattladder.director.session.Patience;
import org.wattladder.director.session.SessionParts;
import org.wattladder.model.plan.ClientLayout;
import org.wattladder.model.plan.Setting;
import org.wattladder.model.time.TimeSource;
import org.wattladder.model.wire.Prepare;
import org.wattladder.worklets.api.WorkletCatalogue;

/** Starts Directors inside the test's JVM, on a free loopback port, with clients of the test's choice. */
final class TestDirectors {
    static final Patience GENEROUS = patience(Duration.ofSeconds(30), Duration.ofSeconds(30));

    private TestDirectors() {}

    static Patience patience(Duration ready, Duration done) {
        return patience(ready, done, Duration.ofMinutes(1));
    }

    static Patience patience(Duration ready, Duration done, Duration tell) {
        return new Patience(
                ready,
                Duration.ZERO,
                Duration.ZERO,
                tell,
                Duration.ofMillis(50),
                done,
                Duration.ofMillis(300),
                Duration.ofSeconds(10),
                Duration.ofMillis(10));
    }

    /** An order for clients of a fake worklet. */
    static Prepare prepare(ClientLayout.Unit per) {
        return new Prepare(
                "steady",
                List.of(new Setting("size", "7")),
                new ClientLayout(per, 1, 16),
                List.of("-Dmine=1", "-XX:TieredStopAtLevel=1"),
                42);
    }

    static Director start(Class<?> clientMain, Patience patience) throws IOException {
        return start(clientMain.getName(), patience);
    }

    static Director start(String clientMain, Patience patience) throws IOException {
        return start(clientMain, patience, Rules.standard(Optional.empty(), Audit.none(), TimeSource.system()));
    }

    static Director start(String clientMain, Patience patience, Rules rules) throws IOException {
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
                        patience,
                        new Permissions(
                                JvmOptionList.standard().and(List.of("-Dmine=\\d")), StorageRoots.everywhere())),
                rules);
    }
}
