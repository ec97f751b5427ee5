package org.wattladder.worklets.link;

/**
 * Says, once, that every user has made its transactions and waits.
 *
 * @param processId of the client JVM
 * @param dataBytes of data that all users say they keep, 0 or more
 * @param javaVersion value of {@code java.vm.name} and {@code java.vm.version}, for the report
 */
public record ReadyLine(long processId, long dataBytes, String javaVersion) implements ClientLine {
    @Override
    public String text() {
        return "ready " + processId + " " + dataBytes + " " + Words.encode(javaVersion);
    }

    static ReadyLine parse(String[] words) {
        Words in = new Words(words, 4);
        return new ReadyLine(in.number(1), in.number(2), in.free(3));
    }
}
