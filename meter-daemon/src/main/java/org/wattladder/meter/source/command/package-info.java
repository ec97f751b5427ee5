/** Runs a tool of the operating system within a bounded time; in the thread that polls, or while probing. */
package org.wattladder.meter.source.command;
