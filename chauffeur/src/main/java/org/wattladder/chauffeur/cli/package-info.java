/** The command line of the Chauffeur. Nothing else reads arguments, and only the main class ends the process. */
package org.wattladder.chauffeur.cli;
