/**
 * What runs together for one interval: the client JVMs of a worklet, and foreign programs that serve them.
 *
 * <p>Director process. All state lives on the one work thread. Nothing is logged and nothing is polled while an interval
 * runs.
 */
package org.wattladder.director.component;
