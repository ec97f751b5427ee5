package org.wattladder.guests.machine;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.StringJoiner;
import org.wattladder.guests.image.GuestImage;
import org.wattladder.guests.program.Programs;
import org.wattladder.guests.tile.GuestName;
import org.wattladder.guests.tile.NetworkLink;
import org.wattladder.guests.tile.Role;
import org.wattladder.worklets.api.Endpoint;

/**
 * The command lines of QEMU on one host.
 *
 * @param image that guests boot from
 * @param accelerator what executes them
 * @param memoryMebibytes of each
 * @param folder for consoles
 */
record QemuWords(GuestImage image, Accelerator accelerator, int memoryMebibytes, Path folder) {
    private static final String NET = "10.0.2.0/24";

    /** The node that the disk of a guest has at first. */
    static final String DISK = "disk";

    /**
     * A guest.
     *
     * @param label of its files, which no other process has
     * @param link where its network is; empty for a guest without
     */
    List<String> guest(GuestName name, String label, Path disk, Optional<NetworkLink> link) {
        Role role = name.role();
        StringJoiner kernel = new StringJoiner(" ")
                .add("root=/dev/vda rw console=ttyS0 quiet no_timer_check panic=-1 init=" + GuestImage.INIT)
                .add("wattladder.role=" + role.word())
                .add("wattladder.address=" + role.address())
                .add("wattladder.inside=" + role.insideAddress());
        role.data().ifPresent(data -> kernel.add("wattladder.data=" + data.insideAddress()));
        List<String> words = new ArrayList<>(List.of(Programs.QEMU.path(), "-name", name.toString()));
        words.addAll(accelerator.words());
        words.addAll(List.of(
                "-m",
                memoryMebibytes + "M",
                "-smp",
                "1",
                "-nodefaults",
                "-no-user-config",
                "-no-reboot",
                "-display",
                "none",
                "-sandbox",
                "on,obsolete=deny,elevateprivileges=deny,spawn=deny,resourcecontrol=deny",
                "-kernel",
                image.kernel().toString(),
                "-initrd",
                image.initialRamDisk().toString(),
                "-append",
                kernel.toString(),
                "-serial",
                "file:" + console(label),
                "-blockdev",
                "driver=qcow2,node-name=" + DISK
                        + ",cache.direct=on,file.driver=file,file.cache.direct=on,file.filename=" + disk,
                "-device",
                "virtio-blk-pci,drive=" + DISK,
                "-device",
                "virtio-rng-pci"));
        link.ifPresent(at -> {
            words.addAll(network(name, false, at.outside()));
            words.addAll(network(name, true, at.inside()));
        });
        return words;
    }

    private static List<String> network(GuestName name, boolean inside, Endpoint at) {
        String id = inside ? "inside" : "outside";
        return List.of(
                "-netdev",
                "socket,id=" + id + ",connect=" + at,
                "-device",
                "virtio-net-pci,romfile=,netdev=" + id + ",mac=" + name.hardwareAddress(inside));
    }

    /** A guest that waits for the state of one on another host. */
    List<String> incoming(GuestName name, String label, Path disk, NetworkLink link) {
        List<String> words = new ArrayList<>(guest(name, label, disk, Optional.of(link)));
        words.addAll(List.of("-incoming", "defer"));
        return words;
    }

    /** What lets clients into the network of a tile: a process of QEMU without a guest. */
    List<String> gateway(String tile, Map<Role, Endpoint> forwarded) {
        StringJoiner user = new StringJoiner(",").add("user,id=out,restrict=on,net=" + NET);
        forwarded.forEach(
                (role, endpoint) -> user.add("hostfwd=tcp:" + endpoint + "-" + role.address() + ":" + GuestImage.PORT));
        return List.of(
                Programs.QEMU.path(),
                "-name",
                tile + "-gateway",
                "-machine",
                "none",
                "-nodefaults",
                "-no-user-config",
                "-display",
                "none",
                "-netdev",
                user.toString(),
                "-netdev",
                "hubport,id=outside,hubid=0,netdev=out");
    }

    /** What a guest writes on its console. */
    Path console(String label) {
        return folder.resolve(label + ".console");
    }
}
