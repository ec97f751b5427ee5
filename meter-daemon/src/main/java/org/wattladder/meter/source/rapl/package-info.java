/** Processor energy counters of Linux' powercap tree (RAPL); Intel, and AMD under the same names. */
package org.wattladder.meter.source.rapl;
