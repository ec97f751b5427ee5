package org.wattladder.guests.link;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.wattladder.guests.tile.GuestName;
import org.wattladder.guests.tile.NetworkLink;
import org.wattladder.guests.tile.Role;
import org.wattladder.worklets.api.DeviceFault;
import org.wattladder.worklets.api.Endpoint;
import org.wattladder.worklets.api.LineClient;

/** The connection of a client JVM to the component that runs the guests of one host; used by one thread at a time. */
public final class HostClient implements AutoCloseable {
    private final LineClient line;

    /**
     * Connects.
     *
     * @throws DeviceFault with a sentence, if nobody answers there
     */
    public HostClient(Endpoint host) {
        line = new LineClient("the component of guests", host);
    }

    /**
     * A tile as its clients see it.
     *
     * @param name which no other tile has
     * @param guests where each is reached, wherever it runs
     */
    public record Tile(String name, Map<Role, Endpoint> guests) {
        public Tile {
            guests = Map.copyOf(guests);
        }

        /** One of its guests. */
        public GuestName guest(Role role) {
            return new GuestName(name, role);
        }

        /** Where a guest is reached. */
        public Endpoint endpoint(Role role) {
            Endpoint found = guests.get(role);
            if (found == null) {
                throw new DeviceFault("tile " + name + " has no guest " + role.word());
            }
            return found;
        }
    }

    /**
     * What a host says of itself.
     *
     * @param emulated whether its guests are executed by translation
     * @param memoryMebibytes of each guest
     * @param imageDigest SHA-256 of the image
     * @param packages of the image
     * @param tiles that it has started
     */
    public record Host(boolean emulated, int memoryMebibytes, String imageDigest, int packages, List<Tile> tiles) {
        public Host {
            tiles = List.copyOf(tiles);
        }
    }

    /** Times of a migration in milliseconds, and the bytes that it sent. */
    public record Migrated(long totalMillis, long downtimeMillis, long bytes) {}

    /** Asks the host what it is and has. */
    public Host host() {
        boolean emulated = false;
        int memory = 0;
        int packages = 0;
        String image = "";
        List<Tile> tiles = new ArrayList<>();
        Map<Role, Endpoint> guests = new EnumMap<>(Role.class);
        for (String said : line.ask("host")) {
            String[] words = said.split(" ", -1);
            switch (words[0]) {
                case "emulated" -> emulated = Boolean.parseBoolean(words[1]);
                case "memory" -> memory = Integer.parseInt(words[1]);
                case "image" -> image = words[1];
                case "packages" -> packages = Integer.parseInt(words[1]);
                case "tile" -> {
                    guests = new EnumMap<>(Role.class);
                    tiles.add(new Tile(words[1], Map.of()));
                }
                case "guest" -> {
                    guests.put(
                            Role.find(words[1]).orElseThrow(() -> line.strange(said)),
                            Endpoint.parse(words[2]).orElseThrow(() -> line.strange(said)));
                    Tile last = tiles.remove(tiles.size() - 1);
                    tiles.add(new Tile(last.name(), guests));
                }
                default -> throw line.strange(said);
            }
        }
        return new Host(emulated, memory, image, packages, tiles);
    }

    /** Starts a guest. */
    public void start(GuestName guest) {
        ask("start", guest);
    }

    /** Ends a guest and removes its disk. */
    public void remove(GuestName guest) {
        ask("remove", guest);
    }

    /** The file of its disk. */
    public String disk(GuestName guest) {
        return only("disk ", ask("disk", guest));
    }

    /** Where a further process connects that will run this guest; asked of the host that started the tile. */
    public NetworkLink link(GuestName guest) {
        String at = only("at ", ask("link", guest));
        return NetworkLink.parse(at).orElseThrow(() -> line.strange(at));
    }

    /** Says to the host that started the tile that the guest runs in the process that was linked last. */
    public void moved(GuestName guest) {
        ask("moved", guest);
    }

    /** Says that it has stayed where it was. */
    public void stayed(GuestName guest) {
        ask("stayed", guest);
    }

    /** Lets the host expect a guest, and returns where its state is to be sent. */
    public Endpoint expect(GuestName guest, String disk, NetworkLink link) {
        String at = only("at ", ask("expect", guest, disk, link.toString()));
        return Endpoint.parse(at).orElseThrow(() -> line.strange(at));
    }

    /** Sends the state of a guest there. */
    public Migrated send(GuestName guest, Endpoint to) {
        String[] said = only("migration ", ask("send", guest, to.toString())).split(" ", -1);
        return new Migrated(Long.parseLong(said[0]), Long.parseLong(said[1]), Long.parseLong(said[2]));
    }

    /** Waits until a guest that was expected runs. */
    public void arrived(GuestName guest) {
        ask("arrived", guest);
    }

    /** Ends the process that waits for a guest. */
    public void abandon(GuestName guest) {
        ask("abandon", guest);
    }

    /** Moves the disk of a guest to the other storage and returns its bytes. */
    public long move(GuestName guest) {
        return Long.parseLong(only("bytes ", ask("move", guest)));
    }

    private List<String> ask(String request, GuestName guest, String... more) {
        StringBuilder words = new StringBuilder(request)
                .append(' ')
                .append(guest.tile())
                .append(' ')
                .append(guest.role().word());
        for (String word : more) {
            words.append(' ').append(word);
        }
        return line.ask(words.toString());
    }

    private String only(String before, List<String> said) {
        return said.stream()
                .filter(line -> line.startsWith(before))
                .findFirst()
                .map(line -> line.substring(before.length()))
                .orElseThrow(() -> line.strange(String.join(" ", said)));
    }

    @Override
    public void close() {
        line.close();
    }
}
