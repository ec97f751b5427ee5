package org.wattladder.chauffeur.service;

import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;

/**
 * A run in a results folder.
 *
 * @param name by which commands find it: its path below the results folder
 * @param directory of the run
 * @param startedAt empty when the journal does not tell, or when the result was imported
 * @param lastKnownAt last moment that the journal knows of; empty as above
 * @param state how it stands
 */
public record StoredRun(
        String name, Path directory, Optional<Instant> startedAt, Optional<Instant> lastKnownAt, RunState state) {}
