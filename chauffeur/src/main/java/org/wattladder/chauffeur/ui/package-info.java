/** What a person sees while a run is on. No thread of its own: it speaks when the run's thread has something to say. */
package org.wattladder.chauffeur.ui;
