package org.wattladder.director.storage;

import java.nio.file.Path;
import java.util.Optional;
import org.wattladder.model.result.StorageDevice;

/**
 * A folder that one client could keep its files in; it need not exist yet.
 *
 * @param folder whole path
 * @param found whether the Director found it, and the plan does not name it
 * @param device it lies on; empty when the kernel does not tell
 * @param freeBytes that can still be written to its file system
 */
public record StorageFolder(Path folder, boolean found, Optional<StorageDevice> device, long freeBytes) {

    /** Where that file system is mounted; the folder itself when the kernel does not tell. */
    public String mountPoint() {
        return device.map(StorageDevice::mountPoint).orElseGet(folder::toString);
    }

    /** Whether the operating system lies on the same device. */
    public boolean onBootDevice() {
        return device.map(StorageDevice::boot).orElse(false);
    }
}
