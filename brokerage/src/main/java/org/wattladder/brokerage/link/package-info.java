/** How clients and the component of the database talk: a few lines of text. */
package org.wattladder.brokerage.link;
