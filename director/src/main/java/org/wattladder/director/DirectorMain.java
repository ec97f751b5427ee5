package org.wattladder.director;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.wattladder.director.component.DirectorParts;
import org.wattladder.director.component.TimeLimits;
import org.wattladder.director.host.JavaFacts;
import org.wattladder.director.host.Machine;
import org.wattladder.director.host.SystemFiles;
import org.wattladder.director.launch.ClientClassPath;
import org.wattladder.director.launch.ClientCommand;
import org.wattladder.director.launch.ClientProgram;
import org.wattladder.director.launch.PinningTools;
import org.wattladder.director.launch.ProgramLauncher;
import org.wattladder.director.launch.WorkThread;
import org.wattladder.director.permission.Permissions;
import org.wattladder.model.time.TimeSource;
import org.wattladder.settings.command.WrongUsage;
import org.wattladder.worklets.api.Plugins;
import org.wattladder.worklets.api.WorkletCatalogue;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Runs a Director until its input ends or a signal comes. */
@Command(
        name = "wattladder director",
        description = {
            "Runs the agent of a system under test: it launches pinned client JVMs for the Chauffeur that connects.",
            "Beyond loopback it speaks TLS 1.3 only, and only with Chauffeurs whose keys were trusted:"
                    + " docs/security.md.",
            ""
        },
        sortOptions = false,
        footerHeading = "%nExamples:%n",
        footer = {
            "  wattladder director",
            "      for a Chauffeur on this machine; ends with Ctrl-C",
            "  wattladder director --listen 10.0.0.17",
            "      for a trusted Chauffeur on another machine, which then runs",
            "      wattladder run --host 10.0.0.17:7420",
            "",
            "The first line on standard output is 'listening on HOST:PORT'; everything else goes to standard error.",
            "Exit codes: 0 ended as requested, 2 wrong usage or address, 70 internal error."
        })
public final class DirectorMain implements Callable<Integer> {
    private static final int BUG_EXIT_CODE = 70;

    @Spec
    private CommandSpec spec;

    @Option(
            names = "--listen",
            paramLabel = "HOST[:PORT]",
            defaultValue = "127.0.0.1:7420",
            description = "Address to listen on (default: ${DEFAULT-VALUE}); port 0 takes any free one.")
    private String listen;

    @Mixin
    private AccessOptions access;

    @Option(
            names = "--client-class-path",
            paramLabel = "PATH",
            description = "Class path of client JVMs (default: the worklets among the Director's own jars).")
    private Optional<String> clientClassPath;

    @Option(
            names = "--plugins",
            paramLabel = "DIR",
            description = "Folder of jars with worklet plug-ins and their libraries; the Chauffeur needs the same:"
                    + " docs/adding-a-worklet.md.")
    private Optional<Path> plugins;

    @Option(
            names = "--end-with-input",
            description = "End when standard input closes, so that no Director outlives the program that started it.")
    private boolean endWithInput;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Print this text and end.")
    @SuppressWarnings("unused")
    private boolean help;

    private DirectorMain() {}

    /** Reads the options, runs, and ends the process with the exit code. */
    public static void main(String... arguments) {
        System.exit(commandLine().execute(arguments));
    }

    /** The parser of its options. */
    public static CommandLine commandLine() {
        CommandLine command = new CommandLine(new DirectorMain());
        command.getCommandSpec()
                .exitCodeOnInvalidInput(CommandLine.ExitCode.USAGE)
                .exitCodeOnExecutionException(BUG_EXIT_CODE);
        return WrongUsage.in(command);
    }

    @Override
    public Integer call() {
        Director director = start();
        Runtime.getRuntime().addShutdownHook(new Thread(director::close, "shutdown"));
        InetSocketAddress address = director.address();
        System.out.println("listening on " + ListenAddress.text(address));
        System.out.flush();
        if (endWithInput) {
            awaitEnd(System.in);
        } else {
            director.awaitClose();
        }
        director.close();
        return 0;
    }

    private Director start() {
        try {
            WorkletCatalogue catalogue =
                    WorkletCatalogue.load(plugins.map(Plugins::in).orElseGet(Plugins::none));
            InetSocketAddress address = ListenAddress.parse(listen).resolve();
            String classPath = ClientClassPath.with(
                    catalogue.plugins(),
                    clientClassPath.isPresent() ? checked(clientClassPath.get()) : ClientClassPath.find(catalogue));
            JavaFacts java = JavaFacts.ofThisProcess(classPath);
            ClientProgram program = new ClientProgram(java.launcher(), classPath, ClientProgram.MAIN_CLASS);
            PinningTools tools =
                    PinningTools.find(Optional.ofNullable(System.getenv("PATH")).orElse(""));
            TimeSource time = TimeSource.system();
            SystemFiles files = new SystemFiles(Path.of("/"));
            Permissions permissions = access.permissions(address);
            return Director.start(
                    address,
                    new DirectorParts(
                            new WorkThread(),
                            time,
                            new Machine(files, java),
                            catalogue,
                            new ClientCommand(program, tools),
                            new ProgramLauncher(
                                    java.launcher(),
                                    files,
                                    ProcessHandle.current().pid() + "-" + time.nanoTime()),
                            TimeLimits.standard(),
                            permissions),
                    access.rules(address, time));
        } catch (IllegalArgumentException | IllegalStateException wrong) {
            throw new ParameterException(spec.commandLine(), wrong.getMessage(), wrong);
        } catch (IOException cannotListen) {
            throw new ParameterException(
                    spec.commandLine(),
                    "cannot listen on " + listen + ": " + cannotListen.getMessage()
                            + "; is another Director running? --listen HOST:0 takes any free port",
                    cannotListen);
        }
    }

    private static String checked(String classPath) {
        for (String entry : classPath.split(File.pathSeparator, -1)) {
            String place = entry.endsWith("/*") ? entry.substring(0, entry.length() - 2) : entry;
            if (!Files.exists(Path.of(place))) {
                throw new IllegalArgumentException("--client-class-path names " + entry
                        + ", which does not exist; give jars, directories, or DIRECTORY/* for all jars in it");
            }
        }
        return classPath;
    }

    private static void awaitEnd(InputStream input) {
        try {
            input.transferTo(OutputStream.nullOutputStream());
        } catch (IOException broken) {
            // a broken input has ended as well
        }
    }
}
