/**
 * The languages of reports. Whatever makes a text makes it in English; a word file for each language says the same by
 * key, and texts are found again by their English form, which is also what archives hold.
 */
package org.wattladder.reporter.language;
