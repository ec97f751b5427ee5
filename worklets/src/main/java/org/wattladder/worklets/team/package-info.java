/** Threads of one user that share the work of a transaction; in the client JVM. */
package org.wattladder.worklets.team;
