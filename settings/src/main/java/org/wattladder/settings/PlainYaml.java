package org.wattladder.settings;

import java.util.Optional;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Parse;
import org.snakeyaml.engine.v2.events.CollectionStartEvent;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.events.NodeEvent;
import org.snakeyaml.engine.v2.events.ScalarEvent;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.wattladder.settings.problem.Problem;

/**
 * Refuses YAML that could make what is built of it endless, deep or something else than settings: anchors, aliases, tags,
 * nesting, further documents. Looks at one event after the other and builds nothing.
 */
public final class PlainYaml {
    private static final int DEEPEST = 20;

    private final String file;
    private final int largestCharacters;
    private final LoadSettings settings;

    /**
     * Reads texts of a file of this name.
     *
     * @param largestCharacters that the file can have
     */
    public PlainYaml(String file, int largestCharacters) {
        this.file = file;
        this.largestCharacters = largestCharacters;
        this.settings = LoadSettings.builder()
                .setLabel(file)
                .setUseMarks(true)
                .setCodePointLimit(largestCharacters)
                .setAllowNonScalarKeys(true)
                .build();
    }

    LoadSettings settings() {
        return settings;
    }

    /** The first thing that is not plain about the text, with its place; empty when all is. */
    public Optional<Problem> check(String text) {
        if (text.length() > largestCharacters) {
            return Optional.of(new Problem(file, "is larger than " + largestCharacters + " characters"));
        }
        try {
            return firstOddity(text);
        } catch (MarkedYamlEngineException e) {
            return Optional.of(unreadable(e));
        } catch (YamlEngineException e) {
            return Optional.of(new Problem(file, "is not YAML: " + e.getMessage()));
        } catch (NumberFormatException noDigits) {
            // The parser throws it, without a place, where an escape has no digits or the greatest ones.
            return Optional.of(new Problem(file, "is not YAML: an escape in double quotes is no character"));
        }
    }

    Problem unreadable(MarkedYamlEngineException why) {
        return new Problem(place(why.getProblemMark()), "is not YAML: " + why.getProblem());
    }

    private Optional<Problem> firstOddity(String text) {
        int depth = 0;
        int documents = 0;
        for (Event event : new Parse(settings).parseString(text)) {
            switch (event.getEventId()) {
                case DocumentStart -> documents++;
                case MappingStart, SequenceStart -> depth++;
                case MappingEnd, SequenceEnd -> depth--;
                default -> {}
            }
            if (event instanceof NodeEvent node && node.getAnchor().isPresent()) {
                return problem(event, "anchors and aliases are not used here; write the value out");
            }
            if (isTagged(event)) {
                return problem(event, "tags, which begin with !, are not used here; write the value alone");
            }
            if (depth > DEEPEST) {
                return problem(event, "is nested deeper than " + DEEPEST + " levels");
            }
            if (documents > 1) {
                return problem(event, "a second document begins; a file holds one");
            }
        }
        return Optional.empty();
    }

    private static boolean isTagged(Event event) {
        return (event instanceof ScalarEvent scalar && scalar.getTag().isPresent())
                || (event instanceof CollectionStartEvent collection
                        && collection.getTag().isPresent());
    }

    private Optional<Problem> problem(Event event, String sentence) {
        return Optional.of(new Problem(place(event.getStartMark()), sentence));
    }

    private String place(Optional<Mark> mark) {
        return mark.map(at -> file + ":" + (at.getLine() + 1) + ":" + (at.getColumn() + 1))
                .orElse(file);
    }
}
