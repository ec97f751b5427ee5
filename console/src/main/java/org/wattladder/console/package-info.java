/**
 * The console: a process of its own that shows runs in a browser.
 *
 * <p>It holds no state. What it shows, it reads from run directories and from live runs; what it starts is an ordinary
 * {@code wattladder run}. Killing it changes nothing of a run.
 */
package org.wattladder.console;
