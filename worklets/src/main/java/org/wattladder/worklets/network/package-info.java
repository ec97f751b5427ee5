/** Worklets that stress the network between their clients and a server. */
package org.wattladder.worklets.network;
