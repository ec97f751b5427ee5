package org.wattladder.director;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.wattladder.director.host.JavaFacts;
import org.wattladder.director.host.Machine;
import org.wattladder.director.host.SystemFiles;
import org.wattladder.director.storage.OwnFiles;
import org.wattladder.director.storage.StorageFolder;
import org.wattladder.director.storage.StorageFolders;
import org.wattladder.settings.command.WrongUsage;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Lists the storage devices of this machine and the files of storage worklets on them, and removes those files. */
@Command(
        name = "wattladder storage",
        description = {
            "Lists the devices that storage worklets would use on this machine, or removes files that they left.",
            "Run it on the system under test itself. Only files with the mark of storage worklets are removed.",
            ""
        },
        sortOptions = false,
        footerHeading = "%nExamples:%n",
        footer = {
            "  wattladder storage list",
            "      devices that a run without --storage would use, and files that earlier runs left there",
            "  wattladder storage clean",
            "      removes those files",
            "  wattladder storage clean /mnt/nvme1",
            "      removes those that a run with --storage /mnt/nvme1 --keep-files left",
            "",
            "Exit codes: 0 done, 1 something could not be removed, 2 wrong usage, 70 internal error."
        })
public final class StorageMain implements Runnable {
    private static final int LEFT_EXIT_CODE = 1;
    private static final int USAGE_EXIT_CODE = 2;
    private static final int BUG_EXIT_CODE = 70;

    @Spec
    private CommandSpec spec;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            scope = CommandLine.ScopeType.INHERIT,
            description = "Print this text and end.")
    @SuppressWarnings("unused")
    private boolean help;

    private final Machine machine;

    StorageMain(Machine machine) {
        this.machine = machine;
    }

    /** Reads the words, does what they say, and ends the process with the exit code. */
    public static void main(String... arguments) {
        Machine machine = new Machine(new SystemFiles(Path.of("/")), JavaFacts.ofThisProcess(""));
        System.exit(commandLine(machine).execute(arguments));
    }

    /** The parser with our exit codes, for the storage devices of this machine. */
    public static CommandLine commandLine(Machine machine) {
        CommandLine command = new CommandLine(new StorageMain(machine));
        command.getCommandSpec().exitCodeOnInvalidInput(USAGE_EXIT_CODE).exitCodeOnExecutionException(BUG_EXIT_CODE);
        return WrongUsage.in(command);
    }

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "Say list or clean.");
    }

    @Command(
            name = "list",
            description = "Lists devices, and files that earlier runs left on them.",
            footerHeading = "%nExamples:%n",
            footer = {"  wattladder storage list", "  wattladder storage list /mnt/nvme1"})
    @SuppressWarnings("unused")
    private int list(
            @Parameters(paramLabel = "DIR", arity = "0..*", description = "only in these directories")
                    List<Path> directories)
            throws IOException {
        if (!given(directories)) {
            machine.storage()
                    .all()
                    .forEach(device -> print("%s %s, %d GiB, %s at %s, %d MiB free%s"
                            .formatted(
                                    device.name(),
                                    device.model().isEmpty() ? "of unknown model" : "(" + device.model() + ")",
                                    device.sizeBytes() >> 30,
                                    device.fileSystem(),
                                    device.mountPoint(),
                                    device.freeBytes() >> 20,
                                    device.boot() ? ", device of the operating system" : "")));
        }
        List<Path> folders = folders(directories);
        for (Path folder : folders) {
            OwnFiles files = new OwnFiles(folder);
            print("%s: %d files of %d MiB".formatted(folder, files.list().size(), files.bytes() >> 20));
        }
        if (folders.isEmpty()) {
            print("No device can be used without naming a folder with --storage.");
        }
        return 0;
    }

    @Command(
            name = "clean",
            description = "Removes files that earlier runs left.",
            footerHeading = "%nExamples:%n",
            footer = {"  wattladder storage clean", "  wattladder storage clean /mnt/nvme1"})
    @SuppressWarnings("unused")
    private int clean(
            @Parameters(paramLabel = "DIR", arity = "0..*", description = "only in these directories")
                    List<Path> directories) {
        if (given(directories)) {
            directories.stream()
                    .filter(directory -> !Files.isDirectory(directory))
                    .findFirst()
                    .ifPresent(directory -> {
                        throw new ParameterException(
                                spec.commandLine(), directory + " does not exist or is no directory; name a directory");
                    });
        }
        List<String> left = new ArrayList<>();
        for (Path folder : folders(directories)) {
            print("%s: %d files removed".formatted(folder, new OwnFiles(folder).remove(left)));
        }
        left.forEach(spec.commandLine().getErr()::println);
        return left.isEmpty() ? 0 : LEFT_EXIT_CODE;
    }

    private List<Path> folders(List<Path> directories) {
        Stream<Path> folders = given(directories)
                ? directories.stream().map(Path::toAbsolutePath).map(OwnFiles::folderIn)
                : new StorageFolders(machine).usable().stream().map(StorageFolder::folder);
        return folders.distinct().toList();
    }

    private static boolean given(List<Path> directories) {
        return directories != null && !directories.isEmpty();
    }

    private void print(String line) {
        spec.commandLine().getOut().println(line);
        spec.commandLine().getOut().flush();
    }
}
