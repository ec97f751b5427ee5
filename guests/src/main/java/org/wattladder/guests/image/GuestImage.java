package org.wattladder.guests.image;

import java.io.IOException;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import org.wattladder.worklets.api.DeviceFault;

/**
 * The image that guests boot from, read only.
 *
 * @param root file system, in qcow2
 * @param kernel that boots
 * @param initialRamDisk with the modules that reach the root
 * @param digest of the root, SHA-256
 * @param packages how many it has
 */
public record GuestImage(Path root, Path kernel, Path initialRamDisk, String digest, int packages) {
    /** The first process of a guest. */
    public static final String INIT = "/usr/local/sbin/wattladder-guest";

    /** TCP port on which a guest answers. */
    public static final int PORT = 8_000;

    /** What a guest writes on its console when it answers. */
    public static final String READY = "wattladder: ready";

    static final String ROOT = "root.qcow2";
    static final String KERNEL = "kernel";
    static final String INITIAL_RAM_DISK = "initrd";
    static final String PACKAGES = "packages.txt";
    static final String PROPERTIES = "image.properties";
    static final String DIGEST = "sha256";
    static final String PROGRAM = "program";

    /**
     * The image in this folder.
     *
     * @throws DeviceFault with a sentence, if there is none, or one of another version
     */
    public static GuestImage read(Path folder) {
        Properties said = new Properties();
        Path file = folder.resolve(PROPERTIES);
        if (!Files.exists(file)) {
            throw new DeviceFault(
                    "there is no image for guests in " + folder + "; make it with: wattladder guest-image");
        }
        try (Reader reader = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
            said.load(reader);
            if (!GuestProgram.digest().equals(said.getProperty(PROGRAM))) {
                throw new DeviceFault("the image for guests in " + folder
                        + " is of another version of Wattladder; make it again with: wattladder guest-image");
            }
            int packages = Files.readAllLines(folder.resolve(PACKAGES), StandardCharsets.UTF_8)
                    .size();
            return new GuestImage(
                    folder.resolve(ROOT),
                    folder.resolve(KERNEL),
                    folder.resolve(INITIAL_RAM_DISK),
                    said.getProperty(DIGEST, ""),
                    packages);
        } catch (IOException unreadable) {
            throw new DeviceFault(
                    "the image for guests in " + folder + " cannot be read: " + unreadable.getMessage(), unreadable);
        }
    }
}
