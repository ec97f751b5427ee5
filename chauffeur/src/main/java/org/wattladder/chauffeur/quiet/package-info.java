/**
 * How quiet this machine is: CPU time that other programs or the hypervisor take away; runs in the Chauffeur.
 *
 * <p>Steal time does not show what other programs of the same guest take, and not all of what the hypervisor takes; gaps
 * between consecutive readings of the clock show both.
 */
package org.wattladder.chauffeur.quiet;
