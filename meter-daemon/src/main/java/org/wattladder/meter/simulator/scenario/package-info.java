/** Scenarios of the scripted source as text: strict YAML, read in the main thread of the meter daemon before anything starts. */
package org.wattladder.meter.simulator.scenario;
