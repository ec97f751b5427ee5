package org.wattladder.director.discover;

import java.util.Map;
import org.wattladder.model.environment.EnvironmentKey;

/** A second opinion, for what kernel files do not tell. */
interface HardwareLibrary {
    /** Whatever it knows, stopgaps included. */
    Map<EnvironmentKey, String> read();
}
