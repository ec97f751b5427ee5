package org.wattladder.reporter.language;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** A language that reports are written in. */
public enum Language {
    /** What the code, the archive and every file for machines speak. */
    ENGLISH("en"),
    /** German. */
    GERMAN("de"),
    /** Japanese. */
    JAPANESE("ja");

    private final String tag;

    Language(String tag) {
        this.tag = tag;
    }

    /** The tag in options, file names and pages, for example {@code de}. */
    public String tag() {
        return tag;
    }

    /**
     * The language with this tag.
     *
     * @throws IllegalArgumentException with a sentence, if there is none
     */
    public static Language of(String tag) {
        return Arrays.stream(values())
                .filter(language -> language.tag.equals(tag.toLowerCase(Locale.ROOT)))
                .findFirst()
                .orElseThrow(
                        () -> new IllegalArgumentException("there is no language '" + tag + "'; reports are written in "
                                + Arrays.stream(values()).map(Language::tag).collect(Collectors.joining(", "))));
    }

    /** The language of what a terminal shows when these were asked for: the first one, English when there is none. */
    public static Language shown(List<Language> asked) {
        return asked.isEmpty() ? ENGLISH : asked.get(0);
    }

    /** The name of a report in this language: {@code result.html}, but {@code result.de.html}. */
    public String fileName(String english) {
        if (this == ENGLISH) {
            return english;
        }
        int dot = english.lastIndexOf('.');
        int end = dot > 0 ? dot : english.length();
        return english.substring(0, end) + "." + tag + english.substring(end);
    }

    /** Every language but English. */
    public static List<Language> translations() {
        return Arrays.stream(values()).filter(language -> language != ENGLISH).toList();
    }
}
