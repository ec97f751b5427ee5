package org.wattladder.chauffeur.session;

import java.util.Optional;
import org.wattladder.chauffeur.run.ExitCode;

/**
 * How a session ended.
 *
 * @param exitCode what the process tells its caller
 * @param text the text report; empty when there was nothing to report
 */
public record SessionOutcome(ExitCode exitCode, Optional<String> text) {}
