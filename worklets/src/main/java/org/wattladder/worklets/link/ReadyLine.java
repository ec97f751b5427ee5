package org.wattladder.worklets.link;

/**
 * Says, once, that every user has made its transactions and waits.
 *
 * @param processId of the client JVM
 * @param javaVersion value of {@code java.vm.name} and {@code java.vm.version}, for the report
 */
public record ReadyLine(long processId, String javaVersion) implements ClientLine {
    @Override
    public String text() {
        return "ready " + processId + " " + Words.encode(javaVersion);
    }

    static ReadyLine parse(String[] words) {
        Words in = new Words(words, 3);
        return new ReadyLine(in.number(1), in.free(2));
    }
}
