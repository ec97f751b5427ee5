package org.wattladder.brokerage.engine;

import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.UserPrincipal;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.wattladder.worklets.api.Commands;
import org.wattladder.worklets.api.DeviceFault;

/**
 * The user as whom PostgreSQL runs, which refuses to run as root.
 *
 * @param owner of its files; empty for the user of this process
 * @param before words before each of its commands
 */
public record Account(Optional<UserPrincipal> owner, List<String> before) {
    private static final List<String> USUAL = List.of("postgres", "nobody");

    public Account {
        before = List.copyOf(before);
    }

    /**
     * The account for this process: itself, or when that is root the one that is asked for, {@code postgres} or {@code nobody}.
     *
     * @throws DeviceFault with a sentence, if there is none, or no program to change to it
     */
    public static Account find(Optional<String> asked) {
        if (!isRoot()) {
            return new Account(Optional.empty(), List.of());
        }
        List<String> names = asked.map(List::of).orElse(USUAL);
        for (String name : names) {
            Optional<UserPrincipal> found = lookUp(name);
            if (found.isPresent()) {
                return new Account(
                        found, List.of(setpriv().toString(), "--reuid=" + name, "--regid=" + name, "--init-groups"));
            }
        }
        throw new DeviceFault("PostgreSQL does not run as root, and this host has no user " + String.join(" or ", names)
                + "; create one, for example with useradd --system postgres");
    }

    /** Whether this process is root. */
    public static boolean isRoot() {
        try {
            return Integer.valueOf(0).equals(Files.getAttribute(Path.of("/proc/self"), "unix:uid"));
        } catch (IOException | UnsupportedOperationException unknown) {
            return false;
        }
    }

    /** Gives it a file or folder. */
    void own(Path file) throws IOException {
        if (owner.isPresent()) {
            Files.setOwner(file, owner.get());
        }
    }

    /** A command as it runs under this account. */
    List<String> command(List<String> words) {
        return Stream.concat(before.stream(), words.stream()).toList();
    }

    private static Optional<UserPrincipal> lookUp(String name) {
        try {
            return Optional.of(
                    FileSystems.getDefault().getUserPrincipalLookupService().lookupPrincipalByName(name));
        } catch (IOException unknown) {
            return Optional.empty();
        }
    }

    private static Path setpriv() {
        return Commands.find("setpriv")
                .orElseThrow(() -> new DeviceFault(
                        "PostgreSQL does not run as root, and setpriv, which changes the user, is missing;"
                                + " install the package util-linux"));
    }
}
