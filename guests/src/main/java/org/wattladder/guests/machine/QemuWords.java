package org.wattladder.guests.machine;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import org.wattladder.guests.image.GuestImage;
import org.wattladder.guests.program.Programs;
import org.wattladder.guests.tile.GuestName;
import org.wattladder.guests.tile.Role;
import org.wattladder.worklets.api.Endpoint;

/**
 * The command lines of QEMU on one host.
 *
 * @param image that guests boot from
 * @param accelerator what executes them
 * @param memoryMebibytes of each
 * @param localAddress of this host, from which guests reach those on others
 * @param folder for consoles
 */
record QemuWords(
        GuestImage image, Accelerator accelerator, int memoryMebibytes, String localAddress, Path folder) {
    private static final String NET = "10.0.2.0/24";

    /** The node that the disk of a guest has at first. */
    static final String DISK = "disk";

    /**
     * A guest.
     *
     * @param label of its files, which no other process has
     */
    List<String> guest(GuestName name, String label, Path disk) {
        Role role = name.role();
        StringJoiner kernel = new StringJoiner(" ")
                .add("root=/dev/vda rw console=ttyS0 quiet panic=-1 init=" + GuestImage.INIT)
                .add("wattladder.role=" + role.word())
                .add("wattladder.address=" + role.address());
        role.data().ifPresent(data -> kernel.add("wattladder.data=" + data.address()));
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
                "driver=qcow2,node-name=" + DISK + ",cache.direct=on,file.driver=file,file.cache.direct=on,file.filename="
                        + disk,
                "-device",
                "virtio-blk-pci,drive=" + DISK,
                "-netdev",
                lan(name.network()),
                "-device",
                "virtio-net-pci,netdev=lan,romfile=,mac=" + name.hardwareAddress(),
                "-device",
                "virtio-rng-pci"));
        return words;
    }

    /** A guest that waits for the state of one on another host. */
    List<String> incoming(GuestName name, String label, Path disk) {
        List<String> words = new ArrayList<>(guest(name, label, disk));
        words.addAll(List.of("-incoming", "defer"));
        return words;
    }

    /** What lets clients into the network of a tile: a process of QEMU without a guest. */
    List<String> gateway(String tile, String network, String address, Map<Role, Endpoint> forwarded) {
        StringJoiner user = new StringJoiner(",").add("user,id=out,restrict=on,net=" + NET);
        forwarded.forEach((role, endpoint) ->
                user.add("hostfwd=tcp:" + address + ":" + endpoint.port() + "-" + role.address() + ":" + GuestImage.PORT));
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
                lan(network),
                "-netdev",
                "hubport,id=inside,hubid=0,netdev=lan",
                "-netdev",
                "hubport,id=outside,hubid=0,netdev=out");
    }

    /** What a guest writes on its console. */
    Path console(String label) {
        return folder.resolve(label + ".console");
    }

    private String lan(String network) {
        return "socket,id=lan,mcast=" + network + ",localaddr=" + localAddress;
    }
}
