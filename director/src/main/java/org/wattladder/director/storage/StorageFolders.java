package org.wattladder.director.storage;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.wattladder.director.host.Machine;
import org.wattladder.director.host.StorageDevices;
import org.wattladder.director.host.SystemFiles;
import org.wattladder.director.permission.StorageRoots;
import org.wattladder.model.plan.StoragePlan;
import org.wattladder.model.result.StorageDevice;

/** Chooses the folders of storage worklets; makes nothing. */
public final class StorageFolders {
    private static final List<String> FOR_EVERYBODY = List.of("/var/tmp", "/tmp");

    private final SystemFiles files;
    private final StorageDevices devices;
    private final StorageRoots roots;

    /** Chooses on this machine, as it is now, anywhere. */
    public StorageFolders(Machine machine) {
        this(machine, StorageRoots.everywhere());
    }

    /** Chooses on this machine; folders that a plan names must lie within these. */
    public StorageFolders(Machine machine, StorageRoots roots) {
        this.files = machine.files();
        this.devices = machine.storage();
        this.roots = roots;
    }

    /**
     * One folder for each device to be used.
     *
     * @throws IllegalArgumentException with a sentence, when a folder that the plan names cannot be used, or none is found
     */
    public List<StorageFolder> choose(StoragePlan plan) {
        return plan.folders().isEmpty()
                ? discovered()
                : plan.folders().stream().map(this::named).toList();
    }

    /** The folders that would be used if the plan named none, possibly none. */
    public List<StorageFolder> usable() {
        List<StorageFolder> found =
                devices.all().stream().flatMap(device -> on(device).stream()).toList();
        List<StorageFolder> apart =
                found.stream().filter(folder -> !folder.onBootDevice()).toList();
        return apart.isEmpty() ? found : apart;
    }

    private List<StorageFolder> discovered() {
        List<StorageFolder> usable = usable();
        if (usable.isEmpty()) {
            String seen = devices.all().stream()
                    .map(device -> device.name() + " at " + device.mountPoint())
                    .collect(Collectors.joining(", "));
            throw new IllegalArgumentException("a storage worklet needs a folder on a storage device, and "
                    + (seen.isEmpty()
                            ? "no mounted device was found here"
                            : "none was found here that can be written to (" + seen + ")")
                    + "; name one with --storage DIR, or leave the storage worklets out with --only");
        }
        return usable;
    }

    /** The mount point itself, if it may be written to; on the device of the system a place for everybody's files. */
    private Optional<StorageFolder> on(StorageDevice device) {
        Stream<String> own = device.mountPoint().equals("/") ? Stream.of() : Stream.of(device.mountPoint());
        return Stream.concat(own, FOR_EVERYBODY.stream())
                .filter(files::isDirectory)
                .filter(files::isWritable)
                .filter(directory -> devices.mountOf(directory).stream()
                        .anyMatch(mount -> mount.point().equals(device.mountPoint())))
                .filter(directory -> ownRefusal(directory).isEmpty())
                .findFirst()
                .map(directory -> folder(directory, true, Optional.of(device)));
    }

    private StorageFolder named(String directory) {
        String option = "storage folder " + directory;
        if (!directory.startsWith("/")) {
            throw new IllegalArgumentException(option + " must be an absolute path");
        }
        String real = files.real(directory)
                .filter(files::isDirectory)
                .orElseThrow(() -> new IllegalArgumentException(
                        option + " is no directory here; make it first, on the device that is meant"));
        roots.refusal(real).or(() -> ownRefusal(real)).ifPresent(refusal -> {
            throw new IllegalArgumentException(refusal);
        });
        devices.mountOf(real).ifPresent(mount -> {
            if (mount.ofMemory()) {
                throw new IllegalArgumentException(option + " lies in memory (" + mount.fileSystem() + " at "
                        + mount.point() + "), which is no storage device; name a folder on a disk");
            }
            if (mount.readOnly()) {
                throw new IllegalArgumentException(option + " lies on " + mount.point()
                        + ", which is mounted read-only; mount it for writing," + " or name another");
            }
        });
        if (!files.isWritable(real)) {
            throw new IllegalArgumentException(option + " may not be written to by user "
                    + System.getProperty("user.name") + "; change its permissions, or name another");
        }
        return folder(real, false, devices.deviceOf(real));
    }

    private Optional<String> ownRefusal(String directory) {
        return OwnFiles.refusal(OwnFiles.folderIn(files.path(directory)));
    }

    private StorageFolder folder(String directory, boolean found, Optional<StorageDevice> device) {
        return new StorageFolder(OwnFiles.folderIn(files.path(directory)), found, device, files.usableBytes(directory));
    }

    /** Warnings about the folders chosen, one sentence each. */
    public static List<String> warnings(List<StorageFolder> folders) {
        List<String> warnings = new ArrayList<>();
        folders.stream()
                .filter(StorageFolder::onBootDevice)
                .forEach(folder -> warnings.add("storage worklets use " + folder.folder() + " on "
                        + folder.device().orElseThrow().name()
                        + ", the device of the operating system, whose own accesses disturb them; name a folder on"
                        + " another device with --storage DIR for a rating"));
        folders.stream()
                .collect(Collectors.groupingBy(
                        folder -> folder.device().map(StorageDevice::name).orElse("")))
                .forEach((device, shared) -> {
                    if (!device.isEmpty() && shared.size() > 1) {
                        warnings.add(shared.size() + " storage folders lie on one device, " + device
                                + ", whose clients disturb each other");
                    }
                });
        return warnings;
    }
}
