/** A brokerage on a real database: the worklet, in the client JVM and in that of the component. */
package org.wattladder.brokerage;
