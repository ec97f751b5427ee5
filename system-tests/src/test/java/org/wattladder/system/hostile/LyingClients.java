package org.wattladder.system.hostile;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
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
import org.wattladder.director.link.DirectorServer;
import org.wattladder.director.permission.Permissions;
import org.wattladder.director.session.ChauffeurSession;
import org.wattladder.model.time.TimeSource;
import org.wattladder.model.wire.Protocol;
import org.wattladder.worklets.api.WorkletCatalogue;

/**
 * A real Director whose clients are shell scripts: that of the first worklet is honest, that of the second says what a row of
 * the table says.
 */
final class LyingClients implements Listening {
    /**
     * Reads the lines of the Director and answers with files, in which names of capitals stand for what the line says. It sleeps
     * until the interval is over.
     */
    private static final String SCRIPT = """
            #!/bin/sh
            here='%s'
            what=honest
            [ -e "$here/first" ] && what=lie
            : > "$here/first"
            n=0; s=0; l=0; r=-
            say() {
              sed -e "s/@P/$$/g" -e "s/@N/$n/g" -e "s/@S/$s/g" -e "s/@L/$l/g" -e "s|@R|$r|g" "$here/$what-$1"
            }
            [ -e "$here/$what-ready.sh" ] && . "$here/$what-ready.sh"
            say ready
            while read -r word n s p l rest; do
              case $word in
                run)
                  case $rest in *" -1 -1 -1 "*) r=- ;; *) r=$(cat "$here/histogram") ;; esac
                  sleep 0.9
                  [ -e "$here/$what-answer.sh" ] && . "$here/$what-answer.sh"
                  say answer ;;
                iterate) sleep 0.7; say pre ;;
                go) sleep 0.4; l=100000000; s=$((s + l)); say measured ;;
                end) l=100000000; say answer ;;
                stop) exit 0 ;;
              esac
            done
            """;

    private final WorkThread worker = new WorkThread();
    private final WorkletCatalogue catalogue = WorkletCatalogue.load();
    private final DirectorServer server;

    LyingClients(Path folder, ClientLie lie) throws IOException {
        Path script = folder.resolve("client.sh");
        Files.writeString(script, SCRIPT.formatted(folder.toAbsolutePath()));
        Files.setPosixFilePermissions(script, PosixFilePermissions.fromString("rwxr-xr-x"));
        Files.writeString(folder.resolve("histogram"), ClientLie.HISTOGRAM);
        lie.write(folder);
        TimeSource time = TimeSource.system();
        SystemFiles files = new SystemFiles(Path.of("/"));
        JavaFacts java = JavaFacts.ofThisProcess("");
        DirectorParts parts = new DirectorParts(
                worker,
                time,
                new Machine(files, java),
                catalogue,
                new ClientCommand(
                        new ClientProgram(script.toAbsolutePath(), "", "Client"),
                        new PinningTools(Optional.empty(), Optional.empty())),
                new ProgramLauncher(
                        java.launcher(),
                        files,
                        "hostile-" + ProcessHandle.current().pid() + "-" + System.nanoTime()),
                limits(),
                Permissions.standard());
        server = DirectorServer.start(
                new InetSocketAddress(InetAddress.getLoopbackAddress(), 0),
                chauffeur -> new ChauffeurSession(parts, chauffeur),
                AccessRules.standard(Optional.empty(), Audit.none(), time));
    }

    private static TimeLimits limits() {
        return new TimeLimits(
                Duration.ofSeconds(10),
                Duration.ZERO,
                Duration.ZERO,
                Duration.ofSeconds(5),
                Duration.ofMillis(50),
                Duration.ofSeconds(6),
                Duration.ofMillis(500),
                Duration.ofSeconds(10),
                Duration.ZERO);
    }

    @Override
    public int port() {
        return server.address().getPort();
    }

    @Override
    public String catalogue() {
        return catalogue.digest();
    }

    @Override
    public String version() {
        return Optional.ofNullable(Protocol.class.getPackage().getImplementationVersion())
                .orElse("development");
    }

    @Override
    public void close() {
        server.close();
        List.of(worker).forEach(WorkThread::end);
    }
}
