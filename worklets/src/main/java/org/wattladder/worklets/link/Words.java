package org.wattladder.worklets.link;

import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

/** The words of one line, with the count checked once. */
final class Words {
    private final String[] words;

    Words(String[] words, int count) {
        if (words.length != count) {
            throw new IllegalArgumentException(
                    "line has " + words.length + " words instead of " + count + ": " + String.join(" ", words));
        }
        this.words = words;
    }

    long number(int index) {
        try {
            return Long.parseLong(words[index]);
        } catch (NumberFormatException notANumber) {
            throw new IllegalArgumentException(
                    "word " + (index + 1) + " is not a whole number: " + String.join(" ", words), notANumber);
        }
    }

    /** Numbers with commas between them. */
    List<Long> numbers(int index, String none) {
        return words[index].equals(none)
                ? List.of()
                : Arrays.stream(words[index].split(",", -1))
                        .map(number -> new Words(new String[] {number}, 1).number(0))
                        .toList();
    }

    /** A number that must fit 32 bits. */
    int count(int index) {
        long number = number(index);
        if (number != (int) number) {
            throw new IllegalArgumentException("word " + (index + 1) + " is too large: " + String.join(" ", words));
        }
        return (int) number;
    }

    double decimal(int index) {
        try {
            return Double.parseDouble(words[index]);
        } catch (NumberFormatException notANumber) {
            throw new IllegalArgumentException(
                    "word " + (index + 1) + " is not a number: " + String.join(" ", words), notANumber);
        }
    }

    String free(int index) {
        try {
            return URLDecoder.decode(words[index], StandardCharsets.UTF_8);
        } catch (IllegalArgumentException malformed) {
            throw new IllegalArgumentException(
                    "word " + (index + 1) + " is not URL-encoded: " + String.join(" ", words), malformed);
        }
    }

    static String encode(String free) {
        return URLEncoder.encode(free, StandardCharsets.UTF_8);
    }
}
