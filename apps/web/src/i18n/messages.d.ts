/** The common catalogue without the texts of tables; see `build/messages.ts`. */
declare module '*?start' {
  const texts: object;
  export default texts;
}

/** The texts of tables, except those before the match. */
declare module '*?table' {
  const texts: object;
  export default texts;
}

/** The texts of a table before its match, and those for players new to the game. */
declare module '*?waiting' {
  const texts: object;
  export default texts;
}
