/** Joules of an operation in tables of JMH; in the JVM of the benchmark. */
package org.wattladder.jmh;
