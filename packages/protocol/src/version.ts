/**
 * Increased when a page of an earlier version could misread a message. Such a page is asked to
 * reload.
 */
export const PROTOCOL_VERSION = 4;

/** The socket.io namespace of our own page; boardgame.io's clients use one named after the game. */
export const NAMESPACE = '/sobremesa';
