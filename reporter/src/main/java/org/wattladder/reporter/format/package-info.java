/** What a report file is; each format in a package of its own. */
package org.wattladder.reporter.format;
