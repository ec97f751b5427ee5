package org.wattladder.meter.console;

import java.io.PrintWriter;
import java.io.Writer;
import java.time.ZoneOffset;
import java.util.Optional;
import org.wattladder.model.time.TimeSource;

/** A console that nobody reads. */
public final class QuietConsole {
    private QuietConsole() {}

    public static Console make() {
        return new Console(new PrintWriter(Writer.nullWriter()), TimeSource.system(), ZoneOffset.UTC, Optional.empty());
    }
}
