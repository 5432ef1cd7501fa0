/** A catalogue of the house without what only a table needs; see `build/messages.ts`. */
declare module '*?start' {
  const texts: object;
  export default texts;
}

/** What only a table needs of it. */
declare module '*?table' {
  const texts: object;
  export default texts;
}
