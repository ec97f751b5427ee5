/**
 * Small charts as accessible inline SVG: no script, no external resource, readable in grey. Pure functions from plain
 * figures to text; the page gives the colours to the classes used here.
 */
package org.wattladder.reporter.chart;
