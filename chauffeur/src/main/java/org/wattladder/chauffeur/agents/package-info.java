/** Connects to the Directors and meters of a run, starting those of this machine first, and takes them down again. */
package org.wattladder.chauffeur.agents;
