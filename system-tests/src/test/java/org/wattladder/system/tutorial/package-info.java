/** Runs the commands that pages show, and compares what they print with what the page shows. */
package org.wattladder.system.tutorial;
