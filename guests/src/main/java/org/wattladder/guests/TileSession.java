package org.wattladder.guests;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.LongSupplier;
import org.wattladder.guests.link.HostClient;
import org.wattladder.guests.load.GuestConnection;
import org.wattladder.guests.load.GuestWork;
import org.wattladder.guests.load.TileCounts;
import org.wattladder.guests.operate.Operations;
import org.wattladder.guests.tile.Role;
import org.wattladder.worklets.api.ClientContext;
import org.wattladder.worklets.api.DeviceFault;
import org.wattladder.worklets.api.Endpoint;
import org.wattladder.worklets.api.Figure;
import org.wattladder.worklets.api.Session;
import org.wattladder.worklets.api.UserContext;
import org.wattladder.worklets.api.WeightedTransaction;

/** All users of one client JVM. The first client also lets guests be deployed, migrated and moved. */
final class TileSession implements Session {
    private static final String HYPERVISOR = "hypervisor";
    private static final String NEXT = "next-hypervisor";
    private static final int DIGEST_DIGITS = 12;
    private static final int RADIX = 16;
    private static final int HEARTBEAT_MILLIS = 2_000;
    private static final long NANOS_PER_MILLI = 1_000_000;
    private static final long REST_MILLIS = 2_000;
    private static final List<Role> SHOPS = List.of(Role.SHOP_1, Role.SHOP_2, Role.SHOP_3);
    private static final int ORDERED = 3;

    private final ClientContext context;
    private final LongSupplier clock;
    private final HostClient.Host host;
    private final boolean sameHost;
    private final List<Loaded> tiles = new ArrayList<>();
    private final List<GuestConnection> connections = new CopyOnWriteArrayList<>();
    private final Optional<Operations> operations;
    private final List<Figure> figures = new ArrayList<>();

    /** A tile with what its guests have done, as of the last interval, and so far. */
    private static final class Loaded {
        private final HostClient.Tile tile;
        private final TileCounts counts;
        private final Map<Role, Long> before = new EnumMap<>(Role.class);

        private Loaded(HostClient.Tile tile, TileCounts counts) {
            this.tile = tile;
            this.counts = counts;
        }
    }

    TileSession(ClientContext context, LongSupplier clock) {
        this.context = context;
        this.clock = clock;
        Endpoint own = context.endpoint(HYPERVISOR);
        Endpoint next = context.hasEndpoint(NEXT) ? context.endpoint(NEXT) : own;
        this.sameHost = own.equals(next);
        try (HostClient client = new HostClient(own)) {
            host = client.host();
        }
        host.tiles().forEach(tile -> tiles.add(new Loaded(tile, new TileCounts(clock))));
        int needed = tiles.size() * Role.allLoaded().size();
        if (context.users() < needed) {
            throw new DeviceFault(
                    tiles.size() + " tiles need " + needed + " users or more, one for each guest with work, not "
                            + context.users() + "; set users of clients");
        }
        this.operations = context.client() == 1
                ? Optional.of(new Operations(
                        tiles.get(0).tile,
                        new Operations.Settings(
                                context.parameter(Consolidation.PAUSE),
                                Math.toIntExact(context.parameter(Consolidation.BOUND))),
                        own,
                        next,
                        this::working,
                        clock))
                : Optional.empty();
        operations.ifPresent(Operations::start);
    }

    /** Users of idle guests have asked nothing for longer than they think. */
    private boolean working() {
        long rest = (REST_MILLIS + 2 * context.parameter(Consolidation.THINK)) * NANOS_PER_MILLI;
        long now = clock.getAsLong();
        return tiles.stream()
                .flatMapToLong(each -> each.counts.lastNanos().stream())
                .anyMatch(last -> now - last < rest);
    }

    @Override
    public List<WeightedTransaction> transactions(UserContext user) {
        List<Role> roles = Role.allLoaded();
        int place = (user.user() - 1) % (tiles.size() * roles.size());
        Loaded tile = tiles.get(place / roles.size());
        Role role = roles.get(place % roles.size());
        GuestConnection connection =
                new GuestConnection(tile.tile.endpoint(role), Math.toIntExact(context.parameter(Consolidation.BOUND)));
        connections.add(connection);
        return List.of(new WeightedTransaction(
                1,
                new GuestWork(role, connection, user.random(), context.parameter(Consolidation.THINK), tile.counts)));
    }

    @Override
    public void audit() {
        figures.clear();
        long silent = 0;
        long broken = 0;
        long ordersLost = 0;
        for (int place = 0; place < tiles.size(); place++) {
            Loaded each = tiles.get(place);
            silent += each.counts.takeSilent();
            broken += each.counts.takeBroken();
            for (Role role : Role.allLoaded()) {
                long answered = each.counts.answered(List.of(role));
                figures.add(new Figure(
                        "tile-" + (place + 1) + "-" + role.word(),
                        (double) (answered - each.before.getOrDefault(role, 0L)),
                        ""));
                each.before.put(role, answered);
            }
            Optional<Long> lost = silentGuest(each) ? Optional.empty() : ordersLost(each);
            silent += lost.isEmpty() ? 1 : 0;
            ordersLost += lost.orElse(0L);
        }
        figures.add(new Figure("silent-answers", (double) silent, ""));
        figures.add(new Figure("connections-lost", (double) broken, ""));
        figures.add(new Figure("orders-lost", (double) ordersLost, ""));
        operations.ifPresent(each -> {
            figures.addAll(each.take());
            figures.add(new Figure("tiles", tiles.size(), ""));
            figures.add(new Figure("guest-memory", host.memoryMebibytes(), "MiB"));
            figures.add(new Figure("emulated", host.emulated() ? 1 : 0, ""));
            figures.add(new Figure("one-host", sameHost ? 1 : 0, ""));
            figures.add(new Figure("image-packages", host.packages(), ""));
            figures.add(new Figure(
                    "image-digest",
                    (double) Long.parseLong(host.imageDigest().substring(0, DIGEST_DIGITS), RADIX),
                    ""));
        });
    }

    /** Whether one of the eight does not answer, now that none has work. */
    private static boolean silentGuest(Loaded tile) {
        for (Role role : Role.ofTile()) {
            if (ask(tile, role, "state").isEmpty()) {
                return true;
            }
        }
        return false;
    }

    /** Orders that were acknowledged and are not there, or products that were sold without an order; empty when nobody says. */
    private static Optional<Long> ordersLost(Loaded tile) {
        long acknowledged = tile.counts.answered(SHOPS);
        return ask(tile, Role.SHOP_DATA, "orders")
                .map(said -> said.split(" ", -1))
                .map(said -> {
                    long found = Long.parseLong(said[0]);
                    long sold = Long.parseLong(said[1]);
                    return Math.max(0, acknowledged - found) + Math.abs(ORDERED * found - sold);
                });
    }

    private static Optional<String> ask(Loaded tile, Role role, String request) {
        try (GuestConnection connection = new GuestConnection(tile.tile.endpoint(role), HEARTBEAT_MILLIS)) {
            return connection.ask(request);
        }
    }

    @Override
    public List<Figure> figures() {
        return List.copyOf(figures);
    }

    @Override
    public void close() {
        operations.ifPresent(Operations::close);
        connections.forEach(GuestConnection::close);
    }
}
