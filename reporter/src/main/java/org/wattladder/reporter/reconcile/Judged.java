package org.wattladder.reporter.reconcile;

/**
 * One relation and the sentence about it.
 *
 * @param relation its name
 * @param sentence with meters and figures
 */
public record Judged(Relation relation, String sentence) {}
