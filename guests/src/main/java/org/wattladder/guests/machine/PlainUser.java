package org.wattladder.guests.machine;

import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.UserPrincipal;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.wattladder.worklets.api.DeviceFault;

/**
 * The user as whom guests run: that of this process, or {@code nobody} when that is root.
 *
 * @param owner of files that guests write; empty for the user of this process
 * @param before words before each command
 */
record PlainUser(Optional<UserPrincipal> owner, List<String> before) {
    private static final String NAME = "nobody";
    private static final Path SETPRIV = Path.of("/usr/bin/setpriv");
    private static final Path KVM = Path.of("/dev/kvm");

    PlainUser {
        before = List.copyOf(before);
    }

    /** The user for this process. */
    static PlainUser find() {
        if (!isRoot()) {
            return new PlainUser(Optional.empty(), List.of());
        }
        if (!Files.isExecutable(SETPRIV)) {
            throw new DeviceFault("guests do not run as root, and " + SETPRIV
                    + ", which changes the user, is missing; install the package util-linux");
        }
        try {
            UserPrincipal nobody =
                    FileSystems.getDefault().getUserPrincipalLookupService().lookupPrincipalByName(NAME);
            return new PlainUser(
                    Optional.of(nobody), List.of(SETPRIV.toString(), "--reuid=" + NAME, "--regid=nogroup", groups()));
        } catch (IOException unknown) {
            throw new DeviceFault("guests do not run as root, and this machine has no user " + NAME, unknown);
        }
    }

    /** That of the accelerator, where there is one. */
    private static String groups() throws IOException {
        return Files.exists(KVM) ? "--groups=" + Files.getAttribute(KVM, "unix:gid") : "--clear-groups";
    }

    private static boolean isRoot() {
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

    /** A command as it runs under this user. */
    List<String> command(List<String> words) {
        return Stream.concat(before.stream(), words.stream()).toList();
    }
}
