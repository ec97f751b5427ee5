package org.wattladder.ptdaemon.fake;

import java.util.List;

/** Accepts the connection and falls silent at one command. */
public final class SilentAnalyzer extends WellBehavedAnalyzer {
    private final String silentAt;

    public SilentAnalyzer(String identity, List<String> rows, String silentAt) {
        super(identity, rows);
        this.silentAt = silentAt;
    }

    @Override
    protected List<String> answer(String command) {
        return command.startsWith(silentAt) ? List.of() : super.answer(command);
    }
}
