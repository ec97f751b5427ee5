/** The transactions of a brokerage, in the client JVM: each user has one connection. */
package org.wattladder.brokerage.trade;
