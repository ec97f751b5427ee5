package org.wattladder.worklets.combined;

import java.nio.charset.StandardCharsets;
import java.util.random.RandomGenerator;

/** A column of names, all of one length, which are read as a new string each time. */
final class Names {
    private static final String[] SYLLABLES = {"bar", "cel", "dor", "fin", "gal", "hem", "lor", "mis", "nat", "pur"};
    private static final int SYLLABLE = 3;

    private final byte[] letters;
    private final int length;

    /** Draws so many names of so many syllables. */
    Names(int names, int syllables, RandomGenerator random) {
        length = syllables * SYLLABLE;
        letters = new byte[names * length];
        for (int at = 0; at < letters.length; at += SYLLABLE) {
            byte[] syllable = SYLLABLES[random.nextInt(SYLLABLES.length)].getBytes(StandardCharsets.ISO_8859_1);
            System.arraycopy(syllable, 0, letters, at, SYLLABLE);
        }
    }

    String get(int row) {
        return new String(letters, row * length, length, StandardCharsets.ISO_8859_1);
    }
}
