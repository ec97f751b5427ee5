/** Worklets that do no work: one to measure the harness itself, one to let the machine be idle; run in the client JVM. */
package org.wattladder.worklets.harness;
