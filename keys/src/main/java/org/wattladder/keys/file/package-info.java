/** Keys and trust on disk, readable by their owner only; used by Chauffeur and Director. */
package org.wattladder.keys.file;
