package org.wattladder.meter.check;

import org.wattladder.meter.check.rule.CheckRule;
import org.wattladder.meter.check.rule.Outcome;

/**
 * One rule and its outcome.
 *
 * @param rule what was tried
 * @param outcome what was found
 * @param seconds how long it took
 */
record RuleLine(CheckRule rule, Outcome outcome, double seconds) {}
