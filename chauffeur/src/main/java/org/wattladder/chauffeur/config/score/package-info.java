/** How scores are made, as files say it: the section {@code score} of a suite, and reference files. Chauffeur process. */
package org.wattladder.chauffeur.config.score;
