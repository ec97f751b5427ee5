/** Daemons that misbehave in one way each. */
package org.wattladder.meter.check.fake;
