/** The screens of the console, a class each; see docs/console.md. */
package org.wattladder.console.screen;
