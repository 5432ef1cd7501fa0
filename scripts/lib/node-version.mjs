import { readFileSync } from 'node:fs';

/**
 * Whether a version satisfies a range in the notation of our package.json: alternatives of `^a.b.c`
 * and `>=a.b.c`.
 * @param {string} version
 * @param {string} range
 */
export function satisfies(version, range) {
  const have = numbers(version);
  return range.split('||').some((alternative) => {
    const wanted = numbers(alternative);
    if (alternative.trim().startsWith('^') && have[0] !== wanted[0]) return false;
    return compare(have, wanted) >= 0;
  });
}

/**
 * Ends the process with one clear line when this Node cannot run the project. Must itself run on an
 * old Node.
 */
export function checkNodeVersion() {
  const range = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')).engines.node;
  if (satisfies(process.versions.node, range)) return;
  console.error(`Sobremesa needs Node ${range}; this is ${process.versions.node}. Get a newer one from https://nodejs.org.`);
  process.exit(1);
}

/** @param {string} text */
function numbers(text) {
  return text
    .replace(/[^\d.]/g, '')
    .split('.')
    .map(Number);
}

/**
 * @param {number[]} a
 * @param {number[]} b
 */
function compare(a, b) {
  for (let i = 0; i < 3; i++) {
    const difference = (a[i] || 0) - (b[i] || 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
