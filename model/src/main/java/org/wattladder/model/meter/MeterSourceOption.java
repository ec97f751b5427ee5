package org.wattladder.model.meter;

/**
 * A setting of a {@link MeterSource}.
 *
 * @param name left of the equals sign
 * @param range what is allowed, as it follows "must be"
 * @param standard the value when it is not given; empty when there is none
 * @param sentence what it sets
 */
public record MeterSourceOption(String name, String range, String standard, String sentence) {}
