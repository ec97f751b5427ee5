/** What the command lines of all processes have in common. */
package org.wattladder.settings.command;
