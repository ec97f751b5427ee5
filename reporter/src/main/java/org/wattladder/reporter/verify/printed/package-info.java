/** Holds what files print to what was derived: {@code result.xml}, {@code result.csv}, {@code result.txt}; in the process that verifies. */
package org.wattladder.reporter.verify.printed;
