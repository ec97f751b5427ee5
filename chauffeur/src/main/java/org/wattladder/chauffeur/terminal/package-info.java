/** What a terminal shows while a run is on: subscribers of the run's events that print to standard error. */
package org.wattladder.chauffeur.terminal;
