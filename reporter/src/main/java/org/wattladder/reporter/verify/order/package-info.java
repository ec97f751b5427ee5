/** Holds the order of a journal's records to what a run of its plan can write. */
package org.wattladder.reporter.verify.order;
