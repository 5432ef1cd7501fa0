/** A catalogue of the house without what only a table needs; see `build/messages.ts`. */
declare module '*?start' {
  const texts: object;
  export default texts;
}

/** What only a table needs of it, but for what is said before its match. */
declare module '*?table' {
  const texts: object;
  export default texts;
}

/** What is said before the match, and to who has not played the game. */
declare module '*?waiting' {
  const texts: object;
  export default texts;
}
