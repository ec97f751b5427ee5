/** Directors and clients that lie, each in every way that the types of the protocol leave open; in the JVM of the tests. */
package org.wattladder.system.hostile;
