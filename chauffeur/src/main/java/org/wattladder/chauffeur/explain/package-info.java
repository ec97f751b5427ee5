/** What names mean that people meet in files, options and reports; made of their declarations, in the process of the Chauffeur. */
package org.wattladder.chauffeur.explain;
