/**
 * The conformance kit {@code wattladder meter check}: tries every rule of the protocol on a daemon, ours or another, and
 * prints a verdict each. A process of its own with one thread; it never runs inside the daemon.
 */
package org.wattladder.meter.check;
