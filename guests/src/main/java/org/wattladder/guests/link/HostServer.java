package org.wattladder.guests.link;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.channels.ServerSocketChannel;
import java.nio.file.Path;
import java.util.List;
import org.wattladder.guests.machine.HostGuests;
import org.wattladder.guests.machine.HostedTile;
import org.wattladder.guests.machine.Migration;
import org.wattladder.guests.tile.GuestName;
import org.wattladder.guests.tile.NetworkLink;
import org.wattladder.guests.tile.Role;
import org.wattladder.worklets.api.Endpoint;
import org.wattladder.worklets.api.LineServer;

/** Answers clients of one host. */
public final class HostServer {
    private static final int NAME_WORDS = 3;

    private final HostGuests host;
    private final List<HostedTile> tiles;

    /** Serves the guests of this host. */
    public HostServer(HostGuests host, List<HostedTile> tiles) {
        this.host = host;
        this.tiles = List.copyOf(tiles);
    }

    /** Serves until the channel is closed. */
    public void serve(ServerSocketChannel listening) throws IOException {
        LineServer.serve(listening, (request, answers) -> answer(request.split(" ", -1), answers));
    }

    private void answer(String[] words, PrintWriter answers) {
        if (words[0].equals("host")) {
            answers.println("emulated " + host.emulated());
            answers.println("memory " + host.settings().memoryMebibytes());
            answers.println("image " + host.image().digest());
            answers.println("packages " + host.image().packages());
            for (HostedTile tile : tiles) {
                answers.println("tile " + tile.name());
                tile.endpoints().forEach((role, endpoint) -> answers.println("guest " + role.word() + " " + endpoint));
            }
            return;
        }
        GuestName guest = guest(words);
        switch (words[0]) {
            case "start" -> tile(guest).start(guest);
            case "remove" -> tile(guest).remove(guest);
            case "link" -> answers.println("at " + tile(guest).link(guest));
            case "moved" -> tile(guest).settle(guest, true);
            case "stayed" -> tile(guest).settle(guest, false);
            case "disk" -> answers.println("disk " + host.disk(guest));
            case "expect" ->
                answers.println("at "
                        + host.expect(guest, Path.of(word(words, NAME_WORDS)), link(word(words, NAME_WORDS + 1))));
            case "send" -> {
                Migration done = host.send(guest, endpoint(word(words, NAME_WORDS)));
                answers.println("migration " + done.totalMillis() + " " + done.downtimeMillis() + " " + done.bytes());
            }
            case "arrived" -> host.arrived(guest);
            case "abandon" -> host.abandon(guest);
            case "move" -> answers.println("bytes " + host.moveDisk(guest));
            default -> throw new IllegalArgumentException("there is no request " + words[0]);
        }
    }

    private HostedTile tile(GuestName guest) {
        return tiles.stream()
                .filter(each -> each.name().equals(guest.tile()))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("tile " + guest.tile() + " is not of this host"));
    }

    private static NetworkLink link(String word) {
        return NetworkLink.parse(word).orElseThrow(() -> new IllegalArgumentException("no link: " + word));
    }

    private static Endpoint endpoint(String word) {
        return Endpoint.parse(word).orElseThrow(() -> new IllegalArgumentException("no endpoint: " + word));
    }

    private static GuestName guest(String[] words) {
        return new GuestName(
                word(words, 1),
                Role.find(word(words, 2))
                        .orElseThrow(() -> new IllegalArgumentException("there is no role " + words[2])));
    }

    private static String word(String[] words, int place) {
        if (words.length <= place) {
            throw new IllegalArgumentException("request " + words[0] + " has too few words");
        }
        return words[place];
    }
}
