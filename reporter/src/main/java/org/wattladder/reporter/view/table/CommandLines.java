package org.wattladder.reporter.view.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.wattladder.model.result.HostClient;

/**
 * Command lines that have the same number of words, told once.
 *
 * @param shared the command line as a shell would take it; {@code <1>}, {@code <2>} ... stand for words that differ
 * @param each whose it is, with those words; one without any when all are alike
 */
public record CommandLines(String shared, List<Own> each) {
    public CommandLines {
        each = List.copyOf(each);
    }

    /**
     * What one of them has of its own.
     *
     * @param name whose it is
     * @param words such as {@code <1> = 0-3}; empty when nothing differs
     */
    public record Own(String name, String words) {}

    /** Those of clients, in the order in which the first of each number of words comes. */
    public static List<CommandLines> of(List<HostClient> clients) {
        Map<Integer, List<HostClient>> alike = new LinkedHashMap<>();
        clients.forEach(
                client -> alike.computeIfAbsent(client.facts().commandLine().size(), unused -> new ArrayList<>())
                        .add(client));
        return alike.values().stream().map(CommandLines::one).toList();
    }

    private static CommandLines one(List<HostClient> clients) {
        List<String> first = clients.get(0).facts().commandLine();
        List<Integer> places = IntStream.range(0, first.size())
                .filter(place ->
                        clients.stream().anyMatch(client -> !word(client, place).equals(first.get(place))))
                .boxed()
                .toList();
        List<String> shared = new ArrayList<>();
        for (int place = 0; place < first.size(); place++) {
            shared.add(places.contains(place) ? mark(places.indexOf(place)) : Clients.quote(first.get(place)));
        }
        return new CommandLines(
                String.join(" ", shared),
                clients.stream()
                        .map(client -> new Own(Clients.name(client), words(client, places)))
                        .toList());
    }

    private static String words(HostClient client, List<Integer> places) {
        List<String> words = new ArrayList<>();
        places.forEach(place -> words.add(mark(words.size()) + " = " + Clients.quote(word(client, place))));
        return String.join(", ", words);
    }

    private static String mark(int number) {
        return "<" + (number + 1) + ">";
    }

    private static String word(HostClient client, int place) {
        return client.facts().commandLine().get(place);
    }
}
