package org.wattladder.brokerage.engine;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Optional;
import org.wattladder.worklets.api.DeviceFault;

/** The folder that keeps programs and data from run to run. */
public final class Cache {
    private Cache() {}

    /**
     * What the file says, else that of {@code XDG_CACHE_HOME}, else {@code /var/cache} for root, else {@code .cache} of the user;
     * it is made when it is missing.
     *
     * @throws DeviceFault with a sentence, if it cannot be made
     */
    public static Path folder(DatabaseFile file) {
        Path folder =
                file.value("folder").map(Path::of).orElseGet(Cache::standard).toAbsolutePath();
        return made(folder);
    }

    /**
     * Where the data of one of several databases on this host is: the first has the folder itself.
     *
     * @param copy number of its deployment, from 1
     * @throws DeviceFault with a sentence, if it cannot be made
     */
    public static Path ofCopy(Path folder, long copy) {
        return copy == 1 ? folder : made(folder.resolve("copy-" + copy));
    }

    private static Path made(Path folder) {
        try {
            make(folder);
            return folder;
        } catch (IOException failed) {
            throw new DeviceFault(
                    "the folder of the database " + folder + " cannot be made: " + failed.getMessage()
                            + "; name another one in the file that " + DatabaseFile.VARIABLE + " names",
                    failed);
        }
    }

    private static Path standard() {
        Optional<Path> named = variable("XDG_CACHE_HOME")
                .or(() -> Account.isRoot() ? Optional.of(Path.of("/var/cache")) : Optional.empty());
        return named.or(() -> variable("HOME").map(home -> home.resolve(".cache")))
                .orElse(Path.of(System.getProperty("java.io.tmpdir")))
                .resolve("wattladder");
    }

    private static Optional<Path> variable(String name) {
        return Optional.ofNullable(System.getenv(name))
                .filter(text -> text.startsWith("/"))
                .map(Path::of);
    }

    private static void make(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            Files.createDirectories(folder);
            Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
        }
    }
}
