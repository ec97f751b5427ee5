/** A run over time: samples of meters as they lie, with what the run did and what was found, ready to be drawn. */
package org.wattladder.reporter.timeline;
