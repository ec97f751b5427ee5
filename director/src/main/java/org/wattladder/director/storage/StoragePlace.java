package org.wattladder.director.storage;

import java.nio.file.Path;

/**
 * Where one client keeps its files.
 *
 * @param folder whole path
 * @param bytes that all files of the client take
 */
public record StoragePlace(Path folder, long bytes) {}
