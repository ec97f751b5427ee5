/**
 * What a worklet is: the contract between a worklet and the harness.
 *
 * <p>Seen by the client JVM, which runs worklets, and by Chauffeur and Director, which only read the catalogue.
 */
package org.wattladder.worklets.api;
