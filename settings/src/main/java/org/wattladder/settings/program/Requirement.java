package org.wattladder.settings.program;

import java.nio.file.Path;
import java.util.List;

/**
 * Something that a program needs on its host.
 *
 * @param what a command, or an absolute path in which {@code *} stands for any name
 * @param brings the package that brings it
 */
public record Requirement(String what, String brings) {
    static Requirement parse(String text) {
        int blank = text.indexOf(' ');
        return new Requirement(text.substring(0, blank), text.substring(blank + 1));
    }

    /**
     * Whether this host has it.
     *
     * @param folders where commands are looked for, such as those of PATH
     */
    public boolean isMet(List<Path> folders) {
        return what.startsWith("/")
                ? !Folders.matching(what).isEmpty()
                : Folders.command(what, folders.stream()).isPresent();
    }
}
