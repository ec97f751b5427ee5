/** What a build did not test. */
package org.wattladder.system.left;
