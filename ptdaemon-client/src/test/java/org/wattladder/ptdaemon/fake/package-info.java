/** Daemons on loopback that behave in one particular way each. */
package org.wattladder.ptdaemon.fake;
