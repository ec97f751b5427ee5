/**
 * What is wrong with what a user wrote, in sentences; before anything starts.
 *
 * <p>Problems are gathered while everything is read and reported together.
 */
package org.wattladder.settings.problem;
