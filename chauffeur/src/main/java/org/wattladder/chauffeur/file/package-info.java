/** Files that come from users and from elsewhere, read with limits; Chauffeur process. */
package org.wattladder.chauffeur.file;
