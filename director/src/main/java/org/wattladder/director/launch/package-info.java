/**
 * Client JVMs: their command lines, their pinning, their processes.
 *
 * <p>Director process. A client is treated as hostile: both of its streams are drained by threads of their own, its
 * exit is noticed, its last lines are kept. What a client says is handed to the one {@link
 * org.wattladder.director.launch.WorkThread}; nothing here polls.
 */
package org.wattladder.director.launch;
