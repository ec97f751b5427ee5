package org.wattladder.meter.catalogue;

import org.wattladder.meter.source.PowerSource;
import org.wattladder.meter.source.SourceSettings;

/**
 * The source that will measure, and its settings.
 *
 * @param source chosen by name or by {@code auto}
 * @param settings checked
 */
public record Choice(PowerSource source, SourceSettings settings) {}
