/** Power estimated from the use of the processors; a model, no electrical measurement. Documented in docs/estimate.md. */
package org.wattladder.meter.source.estimate;
