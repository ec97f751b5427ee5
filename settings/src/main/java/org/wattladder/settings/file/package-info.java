/** Files that come from users and from elsewhere, read with limits. */
package org.wattladder.settings.file;
