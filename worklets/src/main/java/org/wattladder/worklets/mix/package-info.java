/** Worklets made of other worklets; seen by the client JVM, the catalogue by all. */
package org.wattladder.worklets.mix;
