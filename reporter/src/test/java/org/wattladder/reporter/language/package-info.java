/** Tests of languages. */
package org.wattladder.reporter.language;
