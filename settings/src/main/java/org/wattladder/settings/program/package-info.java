/**
 * Files of foreign programs, which a Chauffeur and the Directors of its hosts read alike, and the components that stand in
 * them and in suites.
 */
package org.wattladder.settings.program;
