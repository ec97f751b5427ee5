package org.wattladder.model.result;

import java.util.List;
import java.util.Objects;
import org.wattladder.model.range.Range;

/**
 * How a client JVM does storage I/O.
 *
 * @param folder of its files on a storage device; empty when it has none
 * @param devices the device that folder lies on, none or one; none when it has no folder or the kernel does not tell
 * @param engine how it does its storage I/O, for example {@code io_uring}; empty when it does none or does not say
 * @param bypass by what its unbuffered access is verified
 */
public record ClientStorage(String folder, List<StorageDevice> devices, String engine, StorageBypass bypass) {
    /** Of a client that does no storage I/O. */
    public static final ClientStorage NONE = new ClientStorage("", List.of(), "", StorageBypass.NONE);

    public ClientStorage {
        Range.text("folder", folder);
        Range.whole("number of devices", devices.size(), 0, 1);
        devices = List.copyOf(devices);
        Range.text("engine", engine);
        Objects.requireNonNull(bypass, "bypass");
    }
}
