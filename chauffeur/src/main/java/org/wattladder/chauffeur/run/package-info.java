/**
 * The run itself: one thread that drives Directors and meters through the plan and writes down what they say.
 *
 * <p>The Chauffeur is the only writer of a run's state. Power meets performance in
 * {@link org.wattladder.chauffeur.run.IntervalRunner}.
 */
package org.wattladder.chauffeur.run;
