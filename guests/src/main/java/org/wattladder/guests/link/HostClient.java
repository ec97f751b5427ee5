package org.wattladder.guests.link;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.wattladder.guests.tile.GuestName;
import org.wattladder.guests.tile.NetworkLink;
import org.wattladder.guests.tile.Role;
import org.wattladder.worklets.api.DeviceFault;
import org.wattladder.worklets.api.Endpoint;

/** The connection of a client JVM to the component that runs the guests of one host; used by one thread at a time. */
public final class HostClient implements AutoCloseable {
    private final Endpoint host;
    private final Socket socket;
    private final BufferedReader answers;
    private final PrintWriter requests;

    /**
     * Connects.
     *
     * @throws DeviceFault with a sentence, if nobody answers there
     */
    public HostClient(Endpoint host) {
        this.host = host;
        try {
            socket = new Socket(host.host(), host.port());
            answers = new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
            requests = new PrintWriter(socket.getOutputStream(), true, StandardCharsets.UTF_8);
        } catch (IOException refused) {
            throw gone(refused);
        }
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
        for (String line : ask("host")) {
            String[] words = line.split(" ", -1);
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
                            Role.find(words[1]).orElseThrow(() -> strange(line)),
                            Endpoint.parse(words[2]).orElseThrow(() -> strange(line)));
                    Tile last = tiles.remove(tiles.size() - 1);
                    tiles.add(new Tile(last.name(), guests));
                }
                default -> throw strange(line);
            }
        }
        return new Host(emulated, memory, image, packages, tiles);
    }

    private DeviceFault strange(String line) {
        return new DeviceFault("the component of guests at " + host + " says what nobody understands: " + line);
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
        return NetworkLink.parse(at).orElseThrow(() -> strange(at));
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
        return Endpoint.parse(at).orElseThrow(() -> strange(at));
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
        StringBuilder line = new StringBuilder(request)
                .append(' ')
                .append(guest.tile())
                .append(' ')
                .append(guest.role().word());
        for (String word : more) {
            line.append(' ').append(word);
        }
        return ask(line.toString());
    }

    private String only(String before, List<String> said) {
        return said.stream()
                .filter(line -> line.startsWith(before))
                .findFirst()
                .map(line -> line.substring(before.length()))
                .orElseThrow(() -> strange(String.join(" ", said)));
    }

    private List<String> ask(String request) {
        requests.println(request);
        List<String> said = new ArrayList<>();
        try {
            for (String line = answers.readLine(); !HostServer.END.equals(line); line = answers.readLine()) {
                if (line == null) {
                    throw new IOException("it has ended");
                }
                if (line.startsWith(HostServer.FAULT)) {
                    throw faulty(line.substring(HostServer.FAULT.length()));
                }
                said.add(line);
            }
        } catch (IOException broken) {
            throw gone(broken);
        }
        return said;
    }

    /** The answer to a fault has its end, too, so that the next request is answered rightly. */
    private DeviceFault faulty(String sentence) throws IOException {
        String line = answers.readLine();
        if (!HostServer.END.equals(line)) {
            throw new IOException("it has ended");
        }
        return new DeviceFault(sentence);
    }

    private DeviceFault gone(IOException why) {
        return new DeviceFault("the component of guests at " + host + " does not answer: " + why.getMessage(), why);
    }

    @Override
    public void close() {
        try {
            socket.close();
        } catch (IOException closed) {
            // it is closed already
        }
    }
}
