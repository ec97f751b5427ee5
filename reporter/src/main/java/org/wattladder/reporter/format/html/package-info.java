/**
 * {@code result.html} and {@code details.html}: self-contained pages without script, from templates that the build
 * compiles.
 */
package org.wattladder.reporter.format.html;
