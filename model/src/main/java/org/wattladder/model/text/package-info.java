/** What is said to people, by id and arguments and in no language; and how words are compared, to name the nearest one. */
package org.wattladder.model.text;
