package org.wattladder.settings.file;

import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;
import org.wattladder.model.text.ExceptionText;

/** What an exception says, where that of the file system is no more than a path. */
public final class FileSentence {
    private FileSentence() {}

    /** A clause for people. */
    public static String of(Throwable thrown) {
        if (thrown instanceof NoSuchFileException missing) {
            return missing.getFile() + " does not exist";
        }
        if (thrown instanceof AccessDeniedException denied) {
            return denied.getFile() + " may not be read or written by this user";
        }
        return ExceptionText.of(thrown);
    }
}
