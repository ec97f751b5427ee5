/** Curves of load over time, which traces follow; in the Chauffeur, before a run. */
package org.wattladder.chauffeur.config.curve;
