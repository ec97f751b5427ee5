/**
 * The order business of a supermarket company: an injector in the client JVM, and backends of stores, headquarters and
 * suppliers in the same JVM, or in one of their own behind TCP.
 */
package org.wattladder.worklets.supermarket;
