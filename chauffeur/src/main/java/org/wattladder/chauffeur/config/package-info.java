/**
 * Options and files become one plan, or all their problems; runs in the Chauffeur before anything starts.
 *
 * <p>{@link org.wattladder.chauffeur.config.PlanReader} is the way in. The packages below: {@code problem} (what is
 * wrong), {@code yaml} (strict reading), {@code suite} and {@code meter} (what the files hold), {@code change} (functions
 * from plan to plan), {@code page} (the reference page).
 */
package org.wattladder.chauffeur.config;
