package org.wattladder.settings;

/**
 * A value and where it stands.
 *
 * @param <T> the value in Java
 * @param where {@code file:line:column} of its name
 * @param name of the setting or entry
 * @param value as read
 */
public record PlacedValue<T>(String where, String name, T value) {}
