/**
 * The few text lines that a client JVM and its Director exchange over the client's standard input and output.
 *
 * <p>Both ends use these records and nothing else: a line that does not parse ends the connection. Values are joined by single
 * spaces; free text is URL-encoded. The JDK suffices, so that the measured JVM stays bare.
 */
package org.wattladder.worklets.link;
