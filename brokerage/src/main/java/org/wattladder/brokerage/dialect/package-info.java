/** Kinds of databases: their JDBC drivers, and what they are asked in their own words. */
package org.wattladder.brokerage.dialect;
