/** What a page that compares runs shows beside the comparison itself. */
package org.wattladder.console.compare;
