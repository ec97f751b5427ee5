package org.wattladder.model.text;

/**
 * Text of others as a terminal, a page and a log may show it. Every control character is replaced by a full stop: escape
 * sequences begin with one, be it ESC or of the second set (U+0080 to U+009F). Line feeds and tabs stay.
 */
public final class Printable {
    private static final int QUOTED_CHARACTERS = 200;

    private Printable() {}

    /** The text, in the same object when there is nothing to replace. */
    public static String of(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (isControl(text.charAt(i))) {
                return replaced(text);
            }
        }
        return text;
    }

    /** The text, no longer than a sentence can hold. */
    public static String quote(String text) {
        String printable = of(text);
        return printable.length() > QUOTED_CHARACTERS ? printable.substring(0, QUOTED_CHARACTERS) + "..." : printable;
    }

    private static String replaced(String text) {
        StringBuilder clean = new StringBuilder(text);
        for (int i = 0; i < clean.length(); i++) {
            if (isControl(clean.charAt(i))) {
                clean.setCharAt(i, '.');
            }
        }
        return clean.toString();
    }

    private static boolean isControl(char character) {
        return Character.isISOControl(character) && character != '\n' && character != '\t';
    }
}
