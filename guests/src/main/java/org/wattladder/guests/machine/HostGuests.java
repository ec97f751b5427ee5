package org.wattladder.guests.machine;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicLong;
import org.wattladder.guests.image.GuestImage;
import org.wattladder.guests.tile.GuestName;
import org.wattladder.guests.tile.NetworkLink;
import org.wattladder.guests.tile.Role;
import org.wattladder.worklets.api.DeviceFault;
import org.wattladder.worklets.api.Endpoint;

/** The guests that run on this host, and what can be done with each; different guests may be asked for by different threads. */
public final class HostGuests implements AutoCloseable {
    private static final long LOOK_MILLIS = 10;

    private final HostSettings settings;
    private final PlainUser user;
    private final RunFolder run;
    private final QemuWords words;
    private final Path secondStorage;
    private final Map<GuestName, Placed> running = new ConcurrentHashMap<>();
    private final Map<GuestName, Placed> expected = new ConcurrentHashMap<>();
    private final List<GuestProcess> gateways = new CopyOnWriteArrayList<>();
    private final AtomicLong labels = new AtomicLong();

    private record Placed(GuestProcess process, Path disk) {}

    private HostGuests(HostSettings settings, PlainUser user, RunFolder run, QemuWords words, Path secondStorage) {
        this.settings = settings;
        this.user = user;
        this.run = run;
        this.words = words;
        this.secondStorage = secondStorage;
    }

    /**
     * A host without guests, whose accelerator has been tried.
     *
     * @throws DeviceFault with a sentence, if there is no image or no QEMU
     */
    public static HostGuests open(HostSettings settings) {
        PlainUser user = PlainUser.find();
        GuestImage image = GuestImage.read(settings.folder());
        RunFolder run = RunFolder.make(settings.folder(), user);
        try {
            Path second = Files.createDirectory(settings.secondStorage()
                    .map(each -> each.resolve(run.folder().getFileName()))
                    .orElseGet(() -> run.folder().resolve("second")));
            user.own(second);
            Accelerator accelerator = Accelerator.find(image, user, settings.folder(), run.folder());
            return new HostGuests(
                    settings,
                    user,
                    run,
                    new QemuWords(image, accelerator, settings.memoryMebibytes(), run.folder()),
                    second);
        } catch (IOException failed) {
            run.close();
            throw new DeviceFault("the second storage for guests cannot be made: " + failed.getMessage(), failed);
        }
    }

    /** What it was opened with. */
    public HostSettings settings() {
        return settings;
    }

    /** Whether guests are executed by translation. */
    public boolean emulated() {
        return words.accelerator() == Accelerator.TCG;
    }

    /** The image that guests boot from. */
    public GuestImage image() {
        return words.image();
    }

    /** Starts a process of QEMU that lets clients into the network of a tile; it runs until this host is closed. */
    GuestProcess gateway(String tile, Map<Role, Endpoint> endpoints) {
        GuestProcess gateway = start(tile + "-gateway", words.gateway(tile, endpoints));
        gateways.add(gateway);
        return gateway;
    }

    /** Makes a guest of the image and starts it; it boots after this has returned. */
    void start(GuestName name, NetworkLink link) {
        String label = label(name);
        Path disk = Disk.overlay(words.image().root(), run.folder().resolve(label + ".qcow2"), user);
        running.put(name, new Placed(start(label, words.guest(name, label, disk, Optional.of(link))), disk));
    }

    private GuestProcess start(String label, List<String> command) {
        return GuestProcess.start(label, command, user, run.folder());
    }

    private String label(GuestName name) {
        return name + "." + labels.incrementAndGet();
    }

    /** The file of the disk of a guest that runs here. */
    public Path disk(GuestName name) {
        return placed(name).disk();
    }

    /** Ends a guest and removes its disk. */
    void remove(GuestName name) {
        Placed guest = placed(name);
        running.remove(name);
        guest.process().close();
        deleteDisk(guest.disk());
    }

    private static void deleteDisk(Path disk) {
        try {
            Files.deleteIfExists(disk);
        } catch (IOException left) {
            throw new DeviceFault("the disk " + disk + " cannot be removed: " + left.getMessage(), left);
        }
    }

    /**
     * Makes ready for a guest that comes from another host, and says where its state is to be sent.
     *
     * @param link where its networks are
     */
    public Endpoint expect(GuestName name, Path disk, NetworkLink link) {
        String label = label(name);
        Endpoint at = new Endpoint(settings.address(), freePort(settings.address()));
        GuestProcess process = start(label, words.incoming(name, label, disk, link));
        process.qmp().ask("migrate-incoming", Map.of("uri", "tcp:" + at));
        Optional.ofNullable(expected.put(name, new Placed(process, disk)))
                .ifPresent(before -> before.process().close());
        return at;
    }

    /** Sends the state of a guest to where it is expected; the guest runs there afterwards, or here if that fails. */
    public Migration send(GuestName name, Endpoint to) {
        Placed guest = placed(name);
        Migration migration = Migration.run(guest.process().qmp(), to, HostGuests::pause);
        running.remove(name);
        guest.process().close();
        return migration;
    }

    /** Waits until a guest that was expected runs here. */
    public void arrived(GuestName name) {
        Placed guest = Optional.ofNullable(expected.get(name))
                .orElseThrow(() -> new DeviceFault("guest " + name + " is not expected on this host"));
        while (!guest.process().qmp().ask("query-status").path("running").asBoolean()) {
            pause();
        }
        expected.remove(name);
        running.put(name, guest);
    }

    /** Ends a process whose guest has not come. */
    public void abandon(GuestName name) {
        Optional.ofNullable(expected.remove(name))
                .ifPresent(guest -> guest.process().close());
    }

    /** Copies the disk of a guest that runs to the other storage, changes over to the copy, and returns its bytes. */
    public long moveDisk(GuestName name) {
        Placed guest = placed(name);
        Path folder = guest.disk().startsWith(secondStorage) ? run.folder() : secondStorage;
        Path target = Disk.empty(folder.resolve(label(name) + ".qcow2"), Disk.bytes(guest.disk()), user);
        try {
            DiskMove.run(guest.process().qmp(), target, "disk-" + labels.incrementAndGet(), HostGuests::pause);
        } catch (DeviceFault failed) {
            deleteDisk(target);
            throw failed;
        }
        running.put(name, new Placed(guest.process(), target));
        deleteDisk(guest.disk());
        try {
            return Files.size(target);
        } catch (IOException gone) {
            throw new DeviceFault("the disk " + target + " cannot be read: " + gone.getMessage(), gone);
        }
    }

    private Placed placed(GuestName name) {
        Placed guest = Optional.ofNullable(running.get(name))
                .orElseThrow(() -> new DeviceFault("guest " + name + " does not run on this host"));
        guest.process().checkAlive();
        return guest;
    }

    /** A port of this address that nobody has. */
    static int freePort(String address) {
        try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getByName(address))) {
            return free.getLocalPort();
        } catch (IOException none) {
            throw new DeviceFault("no port is free on " + address + ": " + none.getMessage(), none);
        }
    }

    private static void pause() {
        try {
            Thread.sleep(LOOK_MILLIS);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new DeviceFault("waiting for a guest was interrupted", interrupted);
        }
    }

    /** Ends all guests and removes their files. */
    @Override
    public void close() {
        running.values().forEach(guest -> guest.process().close());
        expected.values().forEach(guest -> guest.process().close());
        gateways.forEach(GuestProcess::close);
        run.close();
    }
}
