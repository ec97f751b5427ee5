package org.wattladder.model.text;

/**
 * Something to be read by people that is not in any language yet. Its notation stands in files and on the wire and is the
 * same in every language; words are found where it is shown.
 */
public sealed interface Text permits Message, Name, Count, Figure, Length, Moment, Listing {
    /** How it is written for machines, for example {@code absent.meter('wall', absent.silent)}; read by {@link TextReader}. */
    String notation();
}
