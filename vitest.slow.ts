/** The slow tests, if a run leaves them out, as `npm test` without `--slow` does. */
export const leftOut = process.env['SKIP_SLOW'] === undefined ? [] : ['**/*.slow.test.*'];
