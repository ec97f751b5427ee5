/** What a verification says when a printed figure is not the one that comes out of the raw data; in the process that verifies. */
package org.wattladder.reporter.verify.difference;
