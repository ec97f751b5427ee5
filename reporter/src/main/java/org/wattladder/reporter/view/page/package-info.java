/** What reports for people say, as texts ready to be set; shared by the HTML and the plain text formats. */
package org.wattladder.reporter.view.page;
