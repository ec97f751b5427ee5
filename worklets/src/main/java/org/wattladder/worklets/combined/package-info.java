/** Worklets that stress processor, caches, memory and collector together; seen by the client JVM only. */
package org.wattladder.worklets.combined;
