package org.wattladder.brokerage.engine;

import java.sql.SQLException;

/** What a database says when it refuses, as part of a sentence. */
public final class Refusal {
    private Refusal() {}

    /** Its first line, without the word for its severity. */
    public static String text(SQLException refused) {
        return String.valueOf(refused.getMessage())
                .lines()
                .findFirst()
                .orElse("it does not say why")
                .replaceFirst("^(ERROR|FATAL|PANIC): ", "");
    }
}
