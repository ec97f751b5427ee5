/** Where the energy goes: power curves, dynamic range and proportionality, as pure functions in the reporter's process. */
package org.wattladder.reporter.energy;
