/** What worklets with a server over TCP share at both ends of a connection; in the client JVM and in that of the server. */
package org.wattladder.worklets.tcp;
