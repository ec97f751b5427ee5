package org.wattladder.chauffeur.live;

import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Optional;
import org.wattladder.chauffeur.journal.RunDirectory;

/**
 * The socket of a run on the disk, for its user alone: in the run directory, or in a private folder that a file in the run
 * directory names.
 *
 * @param channel that listens
 * @param present what is removed at the end, in order
 */
record SocketFiles(ServerSocketChannel channel, List<Path> present) {
    /** Of a path, in bytes; the system takes 108 with its end. */
    private static final int LONGEST_PATH = 100;

    static SocketFiles make(RunDirectory directory) throws IOException {
        Path inside = directory.file(RunDirectory.LIVE).toAbsolutePath();
        directory.remove(RunDirectory.LIVE);
        directory.remove(RunDirectory.LIVE_PATH);
        Path making = Files.createTempDirectory(directory.path().toAbsolutePath(), "live");
        try {
            return new SocketFiles(listen(making.resolve("s"), inside), List.of(inside));
        } catch (IOException tooLongOrNoSockets) {
            return elsewhere(directory);
        } finally {
            Files.delete(making);
        }
    }

    private static SocketFiles elsewhere(RunDirectory directory) throws IOException {
        Path folder = Files.createTempDirectory(runtimeFolder(), "wattladder-");
        Path socket = folder.resolve(RunDirectory.LIVE);
        ServerSocketChannel channel = listen(folder.resolve("s"), socket);
        directory.write(RunDirectory.LIVE_PATH, socket + "\n");
        return new SocketFiles(
                channel, List.of(directory.file(RunDirectory.LIVE_PATH).toAbsolutePath(), socket, folder));
    }

    private static Path runtimeFolder() {
        return Optional.ofNullable(System.getenv("XDG_RUNTIME_DIR"))
                .map(Path::of)
                .filter(Files::isWritable)
                .orElse(Path.of(System.getProperty("java.io.tmpdir")));
    }

    /** Nobody else reaches the socket before it is closed to others, since it is made in a folder of the user's alone. */
    private static ServerSocketChannel listen(Path making, Path socket) throws IOException {
        if (making.toString().getBytes(StandardCharsets.UTF_8).length > LONGEST_PATH) {
            throw new IOException("the path of " + socket + " is too long for a socket");
        }
        ServerSocketChannel channel = ServerSocketChannel.open(StandardProtocolFamily.UNIX);
        boolean listens = false;
        try {
            channel.bind(UnixDomainSocketAddress.of(making));
            Files.setPosixFilePermissions(making, PosixFilePermissions.fromString("rw-------"));
            Files.move(making, socket, StandardCopyOption.ATOMIC_MOVE);
            listens = true;
            return channel;
        } finally {
            if (!listens) {
                channel.close();
                Files.deleteIfExists(making);
            }
        }
    }

    /** Takes in nobody any more and leaves no file. */
    void remove() {
        try {
            channel.close();
            for (Path each : present) {
                Files.deleteIfExists(each);
            }
        } catch (IOException stays) {
            // A socket that nobody listens on is replaced by the next run in this directory.
            return;
        }
    }
}
