package org.wattladder.director.storage;

import java.nio.file.Path;
import java.util.Optional;
import org.wattladder.model.result.StorageDevice;

/**
 * Where one client keeps its files.
 *
 * @param folder whole path
 * @param device it lies on; empty when the kernel does not tell
 * @param bytes that all files of the client take
 */
public record StoragePlace(Path folder, Optional<StorageDevice> device, long bytes) {}
