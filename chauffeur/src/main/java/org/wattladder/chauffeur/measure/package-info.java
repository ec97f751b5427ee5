/** Commands of a command line as a suite that is run like any other; in the Chauffeur's process. */
package org.wattladder.chauffeur.measure;
