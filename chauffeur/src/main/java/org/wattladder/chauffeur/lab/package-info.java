/** Sets up what a run needs around it, Directors and meters, and takes it down again. */
package org.wattladder.chauffeur.lab;
