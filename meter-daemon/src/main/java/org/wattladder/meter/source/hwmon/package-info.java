/**
 * Power sensors of the kernel's hwmon tree: the system meter of ACPI, and rails of single chips.
 *
 * <p>Runs in the meter daemon.
 */
package org.wattladder.meter.source.hwmon;
