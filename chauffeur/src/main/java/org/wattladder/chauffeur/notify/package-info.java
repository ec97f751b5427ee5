/**
 * Tells somebody elsewhere how a run stands: a POST to an address or a command, once it is invalid and at its end; Chauffeur
 * process. A subscriber of the run's events like any other: it can hold or change nothing of the run.
 */
package org.wattladder.chauffeur.notify;
