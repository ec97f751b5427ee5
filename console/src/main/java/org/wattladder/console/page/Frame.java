package org.wattladder.console.page;

import java.util.List;
import java.util.Optional;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.language.Language;
import org.wattladder.reporter.language.Words;

/**
 * What every page is made with.
 *
 * @param words of its language
 * @param title id of the words in the window's title
 * @param path of the page
 * @param address path and question, to come back to
 * @param formSecret goes into every form
 * @param measuredHere the run that measures the machine of the console now; empty when none does
 * @param readOnly whether the visitor may look and change nothing
 */
public record Frame(
        Words words,
        String title,
        String path,
        String address,
        String formSecret,
        Optional<String> measuredHere,
        boolean readOnly) {
    private static final String NEW_RUN = "/new";
    private static final List<Place> PLACES = List.of(
            new Place("/", "console.machines", "g h"),
            new Place(NEW_RUN, "console.new-run", "g n"),
            new Place("/runs", "console.runs", "g r"),
            new Place("/hosts", "console.hosts", "g o"),
            new Place("/meters", "console.meters", "g m"));

    /**
     * A screen that every page leads to.
     *
     * @param path of it
     * @param name id of its words
     * @param keys that lead there
     */
    public record Place(String path, String name, String keys) {}

    /** The screens in the head of the page; a reader starts no runs. */
    public List<Place> places() {
        return PLACES.stream()
                .filter(place -> !readOnly || !place.path().equals(NEW_RUN))
                .toList();
    }

    /** Whether the page is this screen or below it. */
    public boolean isAt(Place place) {
        return title.equals(place.name()) || path.startsWith(place.path() + "/");
    }

    /** The languages to choose from. */
    public List<Language> languages() {
        return List.of(Language.values());
    }

    /** The words of an id. */
    public String say(String id, Object... arguments) {
        return words.say(Message.of(id, arguments));
    }
}
