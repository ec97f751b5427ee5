package org.wattladder.release;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.wattladder.chauffeur.cli.ChauffeurMain;
import org.wattladder.model.time.TimeSource;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Help;

/** Writes manual pages and completion into a folder {@code share}, and what needs no JVM to be said into another; the build calls it. */
public final class ShareFiles {
    private static final String PRODUCT = "wattladder";

    private ShareFiles() {}

    /** Takes both folders, the home with {@code config}, and the version. */
    public static void main(String... arguments) throws IOException {
        Path share = Path.of(arguments[0]);
        Path home = Path.of(arguments[2]);
        String version = arguments[3];
        CommandLine all = AllCommands.tree(home);
        pages(Files.createDirectories(share.resolve("man/man1")), all, version);
        Path bash = Files.createDirectories(share.resolve("bash-completion/completions"));
        // A shell reads this file, and nobody starts it.
        Files.writeString(bash.resolve(PRODUCT), AutoComplete.bash(PRODUCT, all).replaceFirst("#!.*\n", ""));
        Path text = Files.createDirectories(Path.of(arguments[1]));
        CommandLine root = ChauffeurMain.commandLine(home, TimeSource.system(), code -> {});
        Files.writeString(text.resolve("help"), root.getUsageMessage(Help.Ansi.OFF));
        Files.writeString(text.resolve("help-coloured"), root.getUsageMessage(Help.Ansi.ON));
        Files.writeString(text.resolve("version"), PRODUCT + " " + version + "\n");
    }

    private static void pages(Path folder, CommandLine command, String version) throws IOException {
        Files.writeString(folder.resolve(ManualPage.name(command) + ".1"), ManualPage.of(command, version));
        for (CommandLine sub : command.getSubcommands().values()) {
            if (!sub.getCommandName().equals("help")) {
                pages(folder, sub, version);
            }
        }
    }
}
