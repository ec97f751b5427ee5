/**
 * Pure functions from plan to plan that options ask for; run in the Chauffeur before anything starts.
 *
 * <p>Each leaves one message in {@code RunPlan.changes} and sets the mode, so that no result of a changed plan can pass
 * for a rating. A function that changes nothing leaves the plan equal.
 */
package org.wattladder.chauffeur.config.change;
