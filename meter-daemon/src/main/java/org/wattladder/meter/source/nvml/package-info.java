/**
 * Board power of NVIDIA GPUs, through the driver's own {@code nvidia-smi}; not wall power.
 *
 * <p>One child process prints a line per GPU again and again; a thread of this source reads them.
 */
package org.wattladder.meter.source.nvml;
