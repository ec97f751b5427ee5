/**
 * Strict reading of YAML by declared settings; runs in the Chauffeur and the meter daemon, knows nothing of suites.
 *
 * <p>A setting is declared once, as a {@link org.wattladder.settings.Key} with its sentence, type, range
 * and default; reading, error sentences and the reference page all come from that declaration. An absent setting is an
 * empty {@link java.util.Optional}, never a default in disguise.
 */
package org.wattladder.settings;
