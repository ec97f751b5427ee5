package org.wattladder.settings.program;

import java.util.OptionalLong;

/**
 * Something that ran before anybody measured: a process with all that it started, or all processes of a container.
 *
 * @param process its id; empty for a container
 * @param container the first hexadecimal digits of its id; empty for a process
 */
public record Attached(OptionalLong process, String container) {
    private static final String PROCESS = "process:";
    private static final String CONTAINER = "container:";
    private static final String PROCESS_ID = "[1-9][0-9]{0,9}";
    private static final String CONTAINER_ID = "[0-9a-f]{8,64}";

    /** This process. */
    public static Attached process(long id) {
        return new Attached(OptionalLong.of(id), "");
    }

    /** The container whose id begins so. */
    public static Attached container(String id) {
        return new Attached(OptionalLong.empty(), id);
    }

    /** Whether a text names one, as {@link #text} writes it. */
    static boolean names(String text) {
        return text.matches(PROCESS + PROCESS_ID) || text.matches(CONTAINER + CONTAINER_ID);
    }

    /** The one that such a text names. */
    static Attached parse(String text) {
        return text.startsWith(CONTAINER)
                ? container(text.substring(CONTAINER.length()))
                : process(Long.parseLong(text.substring(PROCESS.length())));
    }

    /** As a program file says it. */
    public String text() {
        return process.isPresent() ? PROCESS + process.getAsLong() : CONTAINER + container;
    }

    /** Whether a text can begin the id of a container. */
    public static boolean isContainerId(String text) {
        return text.matches(CONTAINER_ID);
    }

    /**
     * Whether a process belongs to the container, whatever runs it: its control group has the id in its name.
     *
     * @param groups content of {@code /proc/ID/cgroup}
     */
    public boolean holds(String groups) {
        return groups.matches("(?s).*[/:-]" + container + "[0-9a-f]*(\\.scope)?(/.*)?(\\s.*)?");
    }

    /** Whether this folder is its control group, not one within it. */
    public boolean isGroup(String folder) {
        return folder.matches(".*[/:-]" + container + "[0-9a-f]*(\\.scope)?");
    }
}
