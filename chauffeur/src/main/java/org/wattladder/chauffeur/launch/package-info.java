/** Starts the agents of a run that has no lab around it: a Director and a meter daemon on this machine. */
package org.wattladder.chauffeur.launch;
