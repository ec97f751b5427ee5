package org.wattladder.worklets.link;

/**
 * Says, once, that every user has made its transactions and waits.
 *
 * @param processId of the client JVM
 * @param dataBytes of data that all users say they keep, 0 or more
 * @param javaVersion value of {@code java.vm.name} and {@code java.vm.version}, for the report
 * @param engine how several transactions are kept outstanding; empty when the worklet cannot do that
 */
public record ReadyLine(long processId, long dataBytes, String javaVersion, String engine) implements ClientLine {
    private static final String NO_ENGINE = "-";

    /** A client whose worklet keeps one transaction outstanding at a time. */
    public ReadyLine(long processId, long dataBytes, String javaVersion) {
        this(processId, dataBytes, javaVersion, "");
    }

    @Override
    public String text() {
        return "ready " + processId + " " + dataBytes + " " + Words.encode(javaVersion) + " "
                + (engine.isEmpty() ? NO_ENGINE : Words.encode(engine));
    }

    static ReadyLine parse(String[] words) {
        Words in = new Words(words, 5);
        String engine = words[4].equals(NO_ENGINE) ? "" : in.free(4);
        return new ReadyLine(in.number(1), in.number(2), in.free(3), engine);
    }
}
