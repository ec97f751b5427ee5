package org.wattladder.model.result;

import org.wattladder.model.range.Range;

/**
 * A storage device of a host and the place on it where files can be written.
 *
 * @param name of the kernel, for example {@code nvme0n1}; for a partition or volume that of the whole device, for a file
 *     system without a block device what was mounted
 * @param model as the device names itself; empty when the kernel does not tell, as of virtual ones
 * @param sizeBytes of the whole device; 0 when there is none
 * @param freeBytes that an ordinary user could write at the mount point when the Director looked
 * @param mountPoint where the file system is mounted: that of the folder in use, of a device that was found the one with the
 *     most free space
 * @param fileSystem type of that file system, for example {@code xfs}
 * @param boot whether the operating system lies on it too
 */
public record StorageDevice(
        String name, String model, long sizeBytes, long freeBytes, String mountPoint, String fileSystem, boolean boot) {
    public StorageDevice {
        Range.name("name", name);
        Range.text("model", model);
        Range.count("sizeBytes", sizeBytes, Range.MOST_STORED_BYTES);
        Range.count("freeBytes", freeBytes, Range.MOST_STORED_BYTES);
        Range.text("mountPoint", mountPoint);
        Range.text("fileSystem", fileSystem);
    }
}
