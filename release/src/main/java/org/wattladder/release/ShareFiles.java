package org.wattladder.release;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import picocli.AutoComplete;
import picocli.CommandLine;

/** Writes manual pages and completion into a folder {@code share}; the build calls it. */
public final class ShareFiles {
    private static final String PRODUCT = "wattladder";

    private ShareFiles() {}

    /** Takes the folder, the home with {@code config}, and the version. */
    public static void main(String... arguments) throws IOException {
        Path share = Path.of(arguments[0]);
        CommandLine all = AllCommands.tree(Path.of(arguments[1]));
        pages(Files.createDirectories(share.resolve("man/man1")), all, arguments[2]);
        Path bash = Files.createDirectories(share.resolve("bash-completion/completions"));
        // A shell reads this file, and nobody starts it.
        Files.writeString(bash.resolve(PRODUCT), AutoComplete.bash(PRODUCT, all).replaceFirst("#!.*\n", ""));
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
