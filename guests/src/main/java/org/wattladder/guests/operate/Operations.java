package org.wattladder.guests.operate;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import org.wattladder.guests.link.HostClient;
import org.wattladder.guests.link.HostClient.Migrated;
import org.wattladder.guests.load.GuestConnection;
import org.wattladder.guests.tile.GuestName;
import org.wattladder.guests.tile.NetworkLink;
import org.wattladder.guests.tile.Role;
import org.wattladder.worklets.api.DeviceFault;
import org.wattladder.worklets.api.Endpoint;
import org.wattladder.worklets.api.Figure;

/**
 * Deploys, migrates and moves guests of one tile in turn, on a thread of its own and while users work only. Each operation is
 * followed by a pause. After one, the guest is asked over the connection that was open before whether it is the same.
 */
public final class Operations implements AutoCloseable {
    private static final List<Operation> IN_TURN = List.of(Operation.DEPLOY, Operation.MIGRATE, Operation.MOVE);
    private static final long NANOS_PER_MILLI = 1_000_000;
    private static final long LOOK_NANOS = 20 * NANOS_PER_MILLI;
    private static final long DEPLOY_LIMIT_NANOS = 600_000 * NANOS_PER_MILLI;
    private static final int DEPLOY_ANSWER_MILLIS = 500;

    private final HostClient.Tile tile;
    private final Settings settings;
    private final Endpoint ownHost;
    private final Endpoint nextHost;
    private final BooleanSupplier working;
    private final LongSupplier clock;
    private final OperationTally tally = new OperationTally();
    private final Map<Role, GuestConnection> connections = new EnumMap<>(Role.class);
    private final Map<Role, Boolean> away = new EnumMap<>(Role.class);
    private final Thread thread;
    private volatile boolean ended;

    /**
     * How guests are operated.
     *
     * @param pauseMillis after each operation
     * @param boundMillis within which a guest that was moved must answer
     */
    public record Settings(long pauseMillis, int boundMillis) {}

    /**
     * Begins when users do.
     *
     * @param ownHost the component of the host that started the tile
     * @param nextHost that of the host to which guests are migrated, and back; may be the same
     * @param working whether users work
     * @param clock in nanoseconds
     */
    public Operations(
            HostClient.Tile tile,
            Settings settings,
            Endpoint ownHost,
            Endpoint nextHost,
            BooleanSupplier working,
            LongSupplier clock) {
        this.tile = tile;
        this.settings = settings;
        this.ownHost = ownHost;
        this.nextHost = nextHost;
        this.working = working;
        this.clock = clock;
        Role.ofTile()
                .forEach(role ->
                        connections.put(role, new GuestConnection(tile.endpoint(role), settings.boundMillis())));
        this.thread = new Thread(this::run, "operations");
        thread.setDaemon(true);
    }

    /** Starts the thread. */
    public void start() {
        thread.start();
    }

    /** What was done since this was last asked. */
    public List<Figure> take() {
        return tally.take();
    }

    private void run() {
        try (HostClient own = new HostClient(ownHost);
                HostClient next = new HostClient(nextHost)) {
            for (int turn = 0; !ended; turn++) {
                Operation operation = IN_TURN.get(turn % IN_TURN.size());
                Role role =
                        Role.ofTile().get(turn / IN_TURN.size() % Role.ofTile().size());
                if (await(0)) {
                    operate(operation, role, own, next);
                    await(settings.pauseMillis() * NANOS_PER_MILLI);
                }
            }
        } catch (DeviceFault gone) {
            tally.failed();
        }
    }

    /** Waits until users work, and have worked for so long; the time in which they do counts. */
    private boolean await(long nanos) {
        long left = nanos;
        while (!ended && (left > 0 || !working.getAsBoolean())) {
            boolean worked = working.getAsBoolean();
            long begin = clock.getAsLong();
            LockSupport.parkNanos(worked ? Math.min(left, LOOK_NANOS) : LOOK_NANOS);
            if (worked) {
                long passed = clock.getAsLong() - begin;
                left -= passed;
                tally.active(passed);
            }
        }
        return !ended;
    }

    private void operate(Operation operation, Role role, HostClient own, HostClient next) {
        long begin = clock.getAsLong();
        try {
            boolean done = switch (operation) {
                case DEPLOY -> deploy(own);
                case MIGRATE -> keepsState(role, () -> migrate(role, own, next));
                case MOVE ->
                    keepsState(role, () -> tally.moved(at(role, own, next).move(tile.guest(role))));
            };
            if (done) {
                tally.done(operation, clock.getAsLong() - begin);
            }
        } catch (DeviceFault failed) {
            if (!ended) {
                tally.failed();
            }
        }
        tally.active(clock.getAsLong() - begin);
    }

    private boolean deploy(HostClient own) {
        GuestName clone = tile.guest(Role.CLONE);
        own.start(clone);
        long begin = clock.getAsLong();
        boolean answered = false;
        while (!answered && !ended && clock.getAsLong() - begin < DEPLOY_LIMIT_NANOS) {
            try (GuestConnection connection = new GuestConnection(tile.endpoint(Role.CLONE), DEPLOY_ANSWER_MILLIS)) {
                answered = connection.ask("state").isPresent();
            }
            if (!answered) {
                LockSupport.parkNanos(LOOK_NANOS);
            }
        }
        own.remove(clone);
        if (!answered && !ended) {
            tally.failed();
        }
        return answered;
    }

    private HostClient at(Role role, HostClient own, HostClient next) {
        return away.getOrDefault(role, false) ? next : own;
    }

    private void migrate(Role role, HostClient own, HostClient next) {
        GuestName guest = tile.guest(role);
        HostClient from = at(role, own, next);
        HostClient to = from == own ? next : own;
        NetworkLink link = own.link(guest);
        try {
            Endpoint expected = to.expect(guest, from.disk(guest), link);
            Migrated migration = from.send(guest, expected);
            long sent = clock.getAsLong();
            to.arrived(guest);
            away.put(role, to == next);
            own.moved(guest);
            state(role);
            tally.migrated(migration, clock.getAsLong() - sent);
        } catch (DeviceFault failed) {
            to.abandon(guest);
            own.stayed(guest);
            throw failed;
        }
    }

    /** Whether the guest answers over the connection that it had before, has not booted since, and has forgotten no work. */
    private boolean keepsState(Role role, Runnable operation) {
        String before = state(role).orElseThrow(() -> new DeviceFault("guest " + role.word() + " does not answer"));
        operation.run();
        Optional<String> after = state(role);
        if (ended) {
            return false;
        }
        if (after.isEmpty() || !follows(before, after.get())) {
            tally.stateLost();
            return false;
        }
        return true;
    }

    /** Empty when the guest did not answer in time, or not over the connection that it had. */
    private Optional<String> state(Role role) {
        GuestConnection connection = connections.get(role);
        return connection == null ? Optional.empty() : connection.ask("state");
    }

    /**
     * Whether a state can be a later one of the same guest: {@code ROLE BOOT COUNT}.
     *
     * @param before what the guest said first
     */
    static boolean follows(String before, String after) {
        String[] first = before.split(" ", -1);
        String[] then = after.split(" ", -1);
        return first.length == 3
                && then.length == 3
                && first[0].equals(then[0])
                && first[1].equals(then[1])
                && Long.parseLong(then[2]) >= Long.parseLong(first[2]);
    }

    @Override
    public void close() {
        ended = true;
        LockSupport.unpark(thread);
    }
}
