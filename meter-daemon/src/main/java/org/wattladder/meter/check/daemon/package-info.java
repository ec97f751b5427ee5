/**
 * How the conformance kit talks to the daemon under test: raw lines with their line ends and times, one connection at a
 * time, and one measurement that many rules look at. One thread of the process {@code wattladder meter check}.
 */
package org.wattladder.meter.check.daemon;
