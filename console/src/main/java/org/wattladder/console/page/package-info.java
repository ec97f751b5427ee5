/** What every page of the console has: its frame, its language, its templates. */
package org.wattladder.console.page;
