package org.wattladder.console.web;

/** A part of the console with addresses of its own. */
public interface Screen {
    /** Names its addresses. */
    void open(Site site);
}
