package org.wattladder.director;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.wattladder.director.audit.Audit;
import org.wattladder.director.component.DirectorParts;
import org.wattladder.director.component.TimeLimits;
import org.wattladder.director.host.JavaFacts;
import org.wattladder.director.host.Machine;
import org.wattladder.director.host.SystemFiles;
import org.wattladder.director.launch.ClientCommand;
import org.wattladder.director.launch.ClientProgram;
import org.wattladder.director.launch.PinningTools;
import org.wattladder.director.launch.ProgramLauncher;
import org.wattladder.director.launch.WorkThread;
import org.wattladder.director.link.AccessRules;
import org.wattladder.director.permission.AllowedPrograms;
import org.wattladder.director.permission.JvmOptionList;
import org.wattladder.director.permission.Permissions;
import org.wattladder.director.permission.StorageRoots;
import org.wattladder.model.plan.ClientLayout;
import org.wattladder.model.plan.Program;
import org.wattladder.model.plan.Setting;
import org.wattladder.model.plan.StoragePlan;
import org.wattladder.model.time.TimeSource;
import org.wattladder.model.wire.Prepare;
import org.wattladder.worklets.api.WorkletCatalogue;

/** Starts Directors inside the test's JVM, on a free loopback port, with clients of the test's choice. */
final class TestDirectors {
    /** How marks of processes begin that this JVM's Directors start; other tests run beside. */
    static final String MARK = "test-" + ProcessHandle.current().pid() + "-";

    private static final JavaFacts JAVA = JavaFacts.ofThisProcess("");

    static final TimeLimits GENEROUS = patience(Duration.ofSeconds(30), Duration.ofSeconds(30));

    private TestDirectors() {}

    static TimeLimits patience(Duration ready, Duration done) {
        return patience(ready, done, Duration.ofMinutes(1));
    }

    static TimeLimits patience(Duration ready, Duration done, Duration tell) {
        return new TimeLimits(
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
        return Prepare.alone(
                new Program.Worklet(
                        "steady",
                        List.of(new Setting("size", "7")),
                        new ClientLayout(per, 1, 16),
                        List.of("-Dmine=1", "-XX:TieredStopAtLevel=1")),
                StoragePlan.DISCOVERED,
                42);
    }

    static Director start(Class<?> clientMain, TimeLimits patience) throws IOException {
        return start(clientMain.getName(), patience);
    }

    static Director start(String clientMain, TimeLimits patience) throws IOException {
        return start(clientMain, patience, AccessRules.standard(Optional.empty(), Audit.none(), TimeSource.system()));
    }

    static Director start(String clientMain, TimeLimits patience, AccessRules rules) throws IOException {
        return start(clientMain, patience, rules, List.of());
    }

    /** A Director that may start the programs in these folders, too. */
    static Director start(String clientMain, TimeLimits patience, AccessRules rules, List<Path> programs)
            throws IOException {
        return Director.start(
                new InetSocketAddress(InetAddress.getLoopbackAddress(), 0),
                parts(clientMain, patience, programs),
                rules);
    }

    static DirectorParts parts(String clientMain, TimeLimits patience, List<Path> programs) {
        ClientProgram program = new ClientProgram(JAVA.launcher(), System.getProperty("java.class.path"), clientMain);
        return new DirectorParts(
                new WorkThread(),
                TimeSource.system(),
                new Machine(new SystemFiles(Path.of("/")), JAVA),
                WorkletCatalogue.load(),
                new ClientCommand(program, PinningTools.find(System.getenv("PATH"))),
                new ProgramLauncher(JAVA.launcher(), new SystemFiles(Path.of("/")), MARK + System.nanoTime()),
                patience,
                new Permissions(
                        JvmOptionList.standard().and(List.of("-Dmine=\\d")),
                        StorageRoots.everywhere(),
                        AllowedPrograms.within(programs)));
    }
}
