package org.wattladder.reporter.notation;

import java.util.List;
import java.util.stream.Collectors;

/** Sentences made of clauses that others wrote. */
public final class Sentences {
    private Sentences() {}

    /** The clause with a capital in front and a full stop at its end. */
    public static String close(String clause) {
        String text = clause.strip();
        if (text.isEmpty()) {
            return text;
        }
        boolean closed = text.endsWith(".") || text.endsWith("!") || text.endsWith("?");
        int first = text.codePointAt(0);
        return Character.toString(Character.toUpperCase(first))
                + text.substring(Character.charCount(first))
                + (closed ? "" : ".");
    }

    /** The clauses one after another as sentences. */
    public static String listed(List<String> clauses) {
        return clauses.stream().map(Sentences::close).collect(Collectors.joining(" "));
    }
}
