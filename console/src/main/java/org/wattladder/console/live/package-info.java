/** Runs that are on, as the console shows them: read from their journals, and heard from their processes while somebody looks. */
package org.wattladder.console.live;
