/** What is said to people, by id and arguments and in no language; how words are compared; how numbers are written. */
package org.wattladder.model.text;
