package org.wattladder.meter.check.fake;

import java.io.IOException;

/**
 * A daemon that fails one rule.
 *
 * @param rule id of the rule
 * @param daemon what it does wrong, as a name
 * @param seesSamples whether the rule looks at the long measurement
 * @param habit how it does it
 */
public record FailingCase(String rule, String daemon, boolean seesSamples, Habit habit) {

    /** Starts it before a daemon that behaves. */
    public Relay start(int port) throws IOException {
        return Relay.before(port, habit);
    }

    @Override
    public String toString() {
        return rule + ": " + daemon;
    }
}
