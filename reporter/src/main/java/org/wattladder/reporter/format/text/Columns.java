package org.wattladder.reporter.format.text;

/** How wide texts are on a terminal, where East Asian characters take two columns. */
public final class Columns {
    private static final int FIRST_WIDE = 0x1100;
    private static final String CLOSING = "、。，．・：；？！）」』】〉》％";

    private Columns() {}

    /** The width of a text. */
    static int of(String text) {
        int columns = text.length();
        for (int i = 0; i < text.length(); i++) {
            char character = text.charAt(i);
            // A pair of surrogates is one character that takes one column.
            columns += Character.isLowSurrogate(character) ? -1 : isWide(character) ? 1 : 0;
        }
        return columns;
    }

    /** The width of a character. */
    static int of(int character) {
        return isWide(character) ? 2 : 1;
    }

    /** Whether a line may end before and after this character, blanks or not. */
    static boolean isWide(int character) {
        return (character >= FIRST_WIDE && character <= 0x115F)
                || (character >= 0x2E80 && character <= 0xA4CF)
                || (character >= 0xAC00 && character <= 0xD7A3)
                || (character >= 0xF900 && character <= 0xFAFF)
                || (character >= 0xFE30 && character <= 0xFE6F)
                || (character >= 0xFF00 && character <= 0xFF60);
    }

    /** Whether no line may begin with this character. */
    static boolean closes(int character) {
        return CLOSING.indexOf(character) >= 0;
    }

    /** How many characters of a text fit into a width, at least one. */
    public static int fitting(String text, int width) {
        int end = 0;
        int used = 0;
        while (end < text.length()) {
            int character = text.codePointAt(end);
            used += of(character);
            if (used > width && end > 0) {
                return end;
            }
            end += Character.charCount(character);
        }
        return end;
    }
}
