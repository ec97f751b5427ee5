package org.wattladder.console.web;

/** What somebody who was let in may do. */
public enum Access {
    /** Everything: the link of the console, or its token. */
    FULL,
    /** See everything and change nothing: the link for colleagues, or its token. */
    READ_ONLY
}
