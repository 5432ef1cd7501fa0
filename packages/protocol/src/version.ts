/**
 * Raised when a page made for another version could misread what is sent; such a page is asked to
 * reload.
 */
export const PROTOCOL_VERSION = 3;

/** The socket.io namespace of our own page; boardgame.io's clients use one named after the game. */
export const NAMESPACE = '/sobremesa';
