/** Turns a run directory into its result and reports, at the end of a run and whenever asked again. */
package org.wattladder.chauffeur.report;
