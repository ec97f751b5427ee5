/**
 * The Director: the agent process on a system under test.
 *
 * <p>It listens for one Chauffeur at a time, launches pinned client JVMs for it, and ends them whenever the Chauffeur,
 * a client or the Director itself goes away.
 */
package org.wattladder.director;
