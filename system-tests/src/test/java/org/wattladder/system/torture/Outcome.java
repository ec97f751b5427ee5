package org.wattladder.system.torture;

/**
 * What became of a broken run.
 *
 * @param kind in a word
 * @param sentence in more
 * @param acknowledged intervals that were recorded before it was broken
 * @param lost of these, afterwards
 * @param doubled intervals that were recorded twice
 */
record Outcome(Kind kind, String sentence, int acknowledged, int lost, int doubled) {

    /** In a word. */
    enum Kind {
        RESUMED("resumed, verified"),
        WAS_COMPLETE("was complete, verified"),
        WENT_ON("completed, verified"),
        NOTHING_BEGUN("not started, nothing left behind"),
        MISSED("too late"),
        FAILED("FAILED");

        private final String words;

        Kind(String words) {
            this.words = words;
        }

        String words() {
            return words;
        }
    }

    static Outcome missed(String sentence) {
        return new Outcome(Kind.MISSED, sentence, 0, 0, 0);
    }

    static Outcome failed(String sentence, int acknowledged) {
        return new Outcome(Kind.FAILED, sentence, acknowledged, 0, 0);
    }
}
