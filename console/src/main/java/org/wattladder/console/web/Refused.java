package org.wattladder.console.web;

import org.wattladder.model.text.Name;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.language.Words;

/** A request that is not carried out. */
public final class Refused extends Exception {
    private static final long serialVersionUID = 1;

    private final int status;
    private final transient Text reason;

    /**
     * Refuses.
     *
     * @param status of HTTP
     * @param reason for people, one sentence
     */
    public Refused(int status, Text reason) {
        super(reason.toString());
        this.status = status;
        this.reason = reason;
    }

    /** Status of HTTP. */
    public int status() {
        return status;
    }

    /** For people, one sentence. */
    public Text reason() {
        return reason;
    }

    /** The same in this language; what a command said stays letter by letter what it said. */
    public static String said(Text reason, Words words) {
        return reason instanceof Name ? words.say(reason) : words.sentence(reason);
    }
}
