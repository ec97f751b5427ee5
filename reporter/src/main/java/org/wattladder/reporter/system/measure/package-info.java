/** The system of commands that are measured in turn: time and energy of one execution, and what they are beside each other. */
package org.wattladder.reporter.system.measure;
