package org.wattladder.model.text;

/**
 * Text of others as a terminal, a page, a log and an archive may hold it. Every control character is replaced by a full stop:
 * escape sequences begin with one, be it ESC or of the second set (U+0080 to U+009F). Line feeds and tabs stay. So is what is
 * no character: halves of a pair, which no encoding can write, and U+FFFE and U+FFFF, which XML cannot hold.
 */
public final class Printable {
    private static final int QUOTED_CHARACTERS = 200;

    private Printable() {}

    /** The text, in the same object when there is nothing to replace. */
    public static String of(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (!isPrintable(text, i)) {
                return replaced(text);
            }
        }
        return text;
    }

    /** The text, no longer than a sentence can hold. */
    public static String quote(String text) {
        return quote(text, QUOTED_CHARACTERS);
    }

    /** The text, no longer than so many characters and three full stops. */
    public static String quote(String text, int longest) {
        return text.length() > longest ? of(text.substring(0, longest)) + "..." : of(text);
    }

    private static String replaced(String text) {
        StringBuilder clean = new StringBuilder(text);
        for (int i = 0; i < clean.length(); i++) {
            if (!isPrintable(clean, i)) {
                clean.setCharAt(i, '.');
            }
        }
        return clean.toString();
    }

    private static boolean isPrintable(CharSequence text, int at) {
        char character = text.charAt(at);
        if (Character.isHighSurrogate(character)) {
            return at + 1 < text.length() && Character.isLowSurrogate(text.charAt(at + 1));
        }
        if (Character.isLowSurrogate(character)) {
            return at > 0 && Character.isHighSurrogate(text.charAt(at - 1));
        }
        return character < '\ufffe' && (!Character.isISOControl(character) || character == '\n' || character == '\t');
    }
}
