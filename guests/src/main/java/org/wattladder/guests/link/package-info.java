/** How clients and the component that runs guests talk: a few lines of text. */
package org.wattladder.guests.link;
