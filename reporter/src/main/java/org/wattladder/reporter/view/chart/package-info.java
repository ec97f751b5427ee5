/** Pictures of reports, ready to be drawn. */
package org.wattladder.reporter.view.chart;
