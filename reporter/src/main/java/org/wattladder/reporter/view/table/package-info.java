/** Tables of reports for people: columns, rows and the texts in cells. */
package org.wattladder.reporter.view.table;
