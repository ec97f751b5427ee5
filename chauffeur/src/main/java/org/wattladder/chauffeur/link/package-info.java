/** The Chauffeur's end of the wire to its Directors; Netty stays in this package. */
package org.wattladder.chauffeur.link;
