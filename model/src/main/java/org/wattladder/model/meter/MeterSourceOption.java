package org.wattladder.model.meter;

/**
 * A setting of a {@link MeterSource}.
 *
 * @param name left of the equals sign
 * @param range what is allowed, as it follows "must be"
 * @param standard the value when it is not given; empty when there is none
 * @param sentence what it sets
 */
public record MeterSourceOption(String name, String range, String standard, String sentence) {

    /** The setting of a line of the file, whose first word is empty. */
    static MeterSourceOption of(String[] words) {
        return new MeterSourceOption(words[1], words[2], words[3], words[4]);
    }

    /** Its line in the file. */
    String line() {
        return String.join("\t", "", name, range, standard, sentence);
    }
}
