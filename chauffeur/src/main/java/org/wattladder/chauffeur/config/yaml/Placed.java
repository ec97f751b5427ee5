package org.wattladder.chauffeur.config.yaml;

/**
 * A value and where it stands.
 *
 * @param <T> the value in Java
 * @param where {@code file:line:column} of its name
 * @param name of the setting or entry
 * @param value as read
 */
public record Placed<T>(String where, String name, T value) {}
