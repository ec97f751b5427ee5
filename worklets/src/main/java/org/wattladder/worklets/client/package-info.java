/**
 * The measured process: one client JVM that executes one worklet.
 *
 * <p>The main thread reads lines from the Director and blocks in between; each user is one thread, parked between
 * intervals. There are no other threads of ours, no timers and no logging, so that what is measured is the worklet.
 */
package org.wattladder.worklets.client;
