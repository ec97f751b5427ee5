/**
 * What the machine of a Director is, for the report; in the Director, on its work thread, only while no client runs.
 *
 * <p>Kernel files come first, then SMBIOS through {@code dmidecode}, then OSHI, which alone knows other systems than
 * Linux. What none of them tells is absent with a reason; nothing is guessed.
 */
package org.wattladder.director.discover;
