/** Whole runs with real processes: the script, the Chauffeur, a Director, clients and a meter daemon. */
package org.wattladder.system.endtoend;
