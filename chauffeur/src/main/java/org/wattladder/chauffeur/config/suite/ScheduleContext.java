package org.wattladder.chauffeur.config.suite;

import org.wattladder.chauffeur.config.curve.Curves;
import org.wattladder.settings.problem.Problems;
import org.wattladder.worklets.api.WorkletDescription;

/**
 * What a schedule is made from beside its settings.
 *
 * @param worklet that is executed
 * @param where it stands in the suite
 * @param curves that settings can name
 * @param problems takes what is wrong with files that settings name
 */
record ScheduleContext(WorkletDescription worklet, String where, Curves curves, Problems problems) {}
