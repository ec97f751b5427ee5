package org.wattladder.director.host;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.wattladder.model.result.StorageDevice;

/** The storage devices of the machine, found once when made. */
public final class StorageDevices {
    /** Backed by memory, by a file of another device, or by a disc that is written once. */
    private static final String NO_DISK = "(loop|ram|zram|sr|nbd|fd)\\d+";

    private static final Set<String> OF_THE_SYSTEM = Set.of("/", "/usr", "/boot", "/boot/efi", "/boot/firmware");

    private final SystemFiles files;
    private final List<Mount> mounts;
    private final Disks disks;
    private final Set<String> bootDisks;

    /** Looks now. */
    public StorageDevices(SystemFiles files) {
        this.files = files;
        this.disks = new Disks(files);
        this.mounts = mounts(files, disks);
        this.bootDisks = mounts.stream()
                .filter(mount -> OF_THE_SYSTEM.contains(mount.point()))
                .flatMap(mount -> disks.of(mount).stream())
                .collect(Collectors.toUnmodifiableSet());
    }

    /** All mounts, and the root of a chroot that is none: of it, the kernel tells only the number of its device. */
    private static List<Mount> mounts(SystemFiles files, Disks disks) {
        List<Mount> mounts = Mount.read(files);
        if (mounts.stream().noneMatch(mount -> mount.point().equals("/"))) {
            files.deviceNumber("/")
                    .map(number -> new Mount(number, "/", "unknown", "", !files.isWritable("/")))
                    .filter(root -> disks.of(root).isPresent())
                    .ifPresent(mounts::add);
        }
        return mounts;
    }

    /** Disks with a mounted file system that can be written to, each with the roomiest of them, in order of name. */
    public List<StorageDevice> all() {
        Map<String, List<StorageDevice>> byDisk = new LinkedHashMap<>();
        for (Mount mount : mountedOnce()) {
            disks.of(mount)
                    .filter(disk -> !disk.matches(NO_DISK))
                    .ifPresent(disk -> byDisk.computeIfAbsent(disk, unused -> new ArrayList<>())
                            .add(device(disk, mount)));
        }
        Comparator<StorageDevice> roomiest = Comparator.comparingLong(StorageDevice::freeBytes)
                .thenComparing(device -> -device.mountPoint().length());
        return byDisk.values().stream()
                .map(devices -> devices.stream().max(roomiest).orElseThrow())
                .sorted(Comparator.comparing(StorageDevice::name))
                .toList();
    }

    /** A file system that is seen at several points, at the shortest: their free space is one, read at different times. */
    private Collection<Mount> mountedOnce() {
        Map<String, Mount> byDevice = new LinkedHashMap<>();
        mounts.stream()
                .filter(mount -> !mount.readOnly() && files.isDirectory(mount.point()))
                .forEach(mount -> byDevice.merge(
                        mount.device(),
                        mount,
                        (one, other) -> other.point().length() < one.point().length() ? other : one));
        return byDevice.values();
    }

    /** The mount that this absolute path lies on; empty when the kernel does not tell. */
    public Optional<Mount> mountOf(String path) {
        return Mount.of(mounts, path);
    }

    /**
     * The disk that this absolute path lies on, for a file system without a block device what was mounted; empty when the
     * kernel does not tell.
     */
    public Optional<StorageDevice> deviceOf(String path) {
        return mountOf(path).map(mount -> device(disks.of(mount).orElse(mount.source()), mount));
    }

    private StorageDevice device(String disk, Mount mount) {
        return new StorageDevice(
                disk,
                disks.model(disk),
                disks.sizeBytes(disk),
                files.usableBytes(mount.point()),
                mount.point(),
                mount.fileSystem(),
                bootDisks.contains(disk) || OF_THE_SYSTEM.contains(mount.point()));
    }
}
