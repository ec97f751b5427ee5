package org.wattladder.guests;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.wattladder.guests.image.GuestImage;
import org.wattladder.guests.image.ImageFolder;
import org.wattladder.guests.link.HostServer;
import org.wattladder.guests.machine.HostGuests;
import org.wattladder.guests.machine.HostSettings;
import org.wattladder.guests.machine.HostedTile;
import org.wattladder.guests.operate.Operation;
import org.wattladder.guests.program.Programs;
import org.wattladder.guests.tile.Role;
import org.wattladder.worklets.api.ClientContext;
import org.wattladder.worklets.api.DeviceFault;
import org.wattladder.worklets.api.MemoryNeed;
import org.wattladder.worklets.api.Metric;
import org.wattladder.worklets.api.Parameter;
import org.wattladder.worklets.api.ServingWorklet;
import org.wattladder.worklets.api.Session;
import org.wattladder.worklets.api.WorkletDescription;

/**
 * Tiles of eight guests of QEMU under load, while guests are deployed, migrated and moved. Its component {@code hypervisor} runs the
 * guests of one host; modelled on what is public of benchmarks of consolidation.
 */
public final class Consolidation implements ServingWorklet {
    static final String THINK = "think-ms";
    static final String BOUND = "answer-bound-ms";
    static final String PAUSE = "operation-pause-ms";

    /** A line that begins so says that clients may come. */
    private static final String READY = "the guests are ready";

    private static final long MINUTE_MILLIS = 60_000;
    private static final long STANDARD_PER_MINUTE = 2_400;
    private static final long STANDARD_PER_HOUR = 60;
    private static final long MOST = 1_000_000_000;

    @Override
    public WorkletDescription description() {
        return new WorkletDescription(
                "consolidation",
                "combined",
                "A host of virtual machines with its processor, memory, storage and network, by guests that work while"
                        + " others are deployed, migrated and moved; its component `hypervisor` runs them in QEMU.",
                "One piece of work of one guest, asked for over a connection that stays open while the guest is moved. The"
                        + " user thinks before each. Mail: a message of some 4 KiB is stored, forced to the disk, and read"
                        + " back with an earlier one. Web: a page of 20 rows, which another guest has in SQLite, is made"
                        + " and compressed. Shop: 20 products are looked at and three are ordered, one transaction on the"
                        + " disk of a fourth guest. Each answer is checked.",
                Metric.TRANSACTIONS,
                MemoryNeed.allocating(1L << 20, 16L << 20),
                parameters());
    }

    private static List<Parameter> parameters() {
        List<Parameter> parameters = new ArrayList<>();
        parameters.add(new Parameter(
                THINK, "milliseconds that a user thinks before a piece of work, on average", 0, MINUTE_MILLIS, 50, 1));
        parameters.add(new Parameter(
                BOUND, "milliseconds within which a guest answers; later it is silent", 1, 600_000, 10_000, 10_000));
        parameters.add(new Parameter(PAUSE, "milliseconds between two operations", 0, 3_600_000, 10_000, 100));
        parameters.add(new Parameter(
                "power-counted",
                "which power enters performance per kilowatt: 0 none, 1 that of the servers, 2 that of servers and"
                        + " storage; runs that differ in it cannot be compared",
                0,
                2,
                1,
                0));
        for (Role role : Role.allLoaded()) {
            parameters.add(new Parameter(
                    role.word() + "-bound-ms",
                    "milliseconds within which guest " + role.word() + " answers 90 % of its work",
                    1,
                    600_000,
                    1_000,
                    600_000));
        }
        for (Role role : Role.allLoaded()) {
            parameters.add(new Parameter(
                    role.word() + "-reference",
                    "pieces of work per minute for which guest " + role.word() + " counts 1 in the score of its tile",
                    1,
                    MOST,
                    STANDARD_PER_MINUTE,
                    STANDARD_PER_MINUTE));
        }
        for (Operation operation : Operation.values()) {
            parameters.add(new Parameter(
                    operation.word() + "-reference",
                    "operations " + operation.word() + " per hour that count 1 in the score",
                    1,
                    MOST,
                    STANDARD_PER_HOUR,
                    STANDARD_PER_HOUR));
        }
        return parameters;
    }

    @Override
    public Optional<String> hindrance(Map<String, String> environment) {
        Optional<String> missing = Programs.missing("consolidation", List.of(Programs.QEMU, Programs.QEMU_IMG));
        if (missing.isPresent()) {
            return missing;
        }
        try {
            GuestImage.read(ImageFolder.of(environment));
            return Optional.empty();
        } catch (DeviceFault absent) {
            return Optional.of(String.valueOf(absent.getMessage()));
        }
    }

    @Override
    public Session open(ClientContext context) {
        return new TileSession(context, System::nanoTime);
    }

    @Override
    public void serve(ServerSocketChannel listening) throws IOException {
        String address =
                ((InetSocketAddress) listening.getLocalAddress()).getAddress().getHostAddress();
        HostGuests host = HostGuests.open(HostSettings.of(System.getenv(), address));
        Runtime.getRuntime().addShutdownHook(new Thread(host::close, "end of the guests"));
        System.out.println("image " + host.image().digest() + ", "
                + (host.emulated() ? "guests are emulated, so figures mean nothing" : "guests run on the processor"));
        List<HostedTile> tiles = new ArrayList<>();
        for (int tile = 1; tile <= host.settings().tiles(); tile++) {
            tiles.add(HostedTile.start(host));
        }
        System.out.println(READY);
        new HostServer(host, tiles).serve(listening);
    }
}
