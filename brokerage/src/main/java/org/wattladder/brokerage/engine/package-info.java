/** The database server: where its programs are, how it is started and ended. Runs in the JVM of the component. */
package org.wattladder.brokerage.engine;
