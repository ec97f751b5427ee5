package org.wattladder.system.endtoend;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Files of somebody else on a device, to be compared before and after. */
final class ForeignFiles {
    private ForeignFiles() {}

    /** Puts some there, one of them named like a file of a storage worklet. */
    static void plant(Path device) throws IOException {
        Files.writeString(device.resolve("letter.txt"), "somebody's letter\n");
        Files.write(device.resolve("001-0001-001.dat"), new byte[12_345]);
        Files.createDirectory(device.resolve("folder"));
        Files.writeString(device.resolve("folder/ledger.csv"), "1,2,3\n");
    }

    /** Makes empty files until no more can be made, and leaves room for so many. */
    static void exhaust(Path device, int left) throws IOException {
        int made = 0;
        try {
            while (made < 100_000) {
                Files.createFile(device.resolve("empty-" + made));
                made++;
            }
        } catch (IOException full) {
            for (int i = 1; i <= left; i++) {
                Files.delete(device.resolve("empty-" + (made - i)));
            }
        }
    }

    /** Every path on the device with the checksum of its content, the storage folder left out. */
    static Map<String, String> on(Path device) throws IOException {
        Map<String, String> sums = new TreeMap<>();
        try (Stream<Path> paths = Files.walk(device)) {
            for (Path path : paths.toList()) {
                String name = device.relativize(path).toString();
                if (!name.startsWith("wattladder-storage") && !name.equals("lost+found")) {
                    sums.put(name, Files.isRegularFile(path, LinkOption.NOFOLLOW_LINKS) ? sum(path) : "no file");
                }
            }
        }
        return sums;
    }

    private static String sum(Path file) throws IOException {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(file)));
        } catch (NoSuchAlgorithmException everyJdkHasIt) {
            throw new IllegalStateException(everyJdkHasIt);
        }
    }
}
