import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A shipped package, as in `licences.json` and on the page. `text` is null if the package has none.
 */
/** @typedef {{ name: string, version: string, licence: string, text: string | null }} Licence */

/** Licences that permit redistribution together with ours, by their SPDX names. */
const allowed = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Unlicense',
  'OFL-1.1',
];
const licenceFile = /^(un)?licen[cs]e|^copying/i;

/** A package that may not be shipped. The message is one line for the developer who added it. */
export class LicenceError extends Error {}

/**
 * The licence of a package, under which it may be shipped.
 * @param {string} folder of the package
 * @returns {Licence}
 * @throws {LicenceError} when its licence is not on the list
 */
export function licenceOf(folder) {
  const { name, version, license, licenses } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const licence = license ?? licenses?.map((/** @type {{ type: string }} */ { type }) => type).join(' OR ') ?? 'none';
  const file = readdirSync(folder).find((entry) => licenceFile.test(entry));
  const text = file === undefined ? null : readFileSync(join(folder, file), 'utf8').trim();
  return permitted({ name, version, licence, text });
}

/**
 * @param {Licence} licence
 * @returns {Licence} the same
 * @throws {LicenceError}
 */
export function permitted(licence) {
  // Only one of several alternatives must be permitted.
  const choices = licence.licence.replace(/^\((.*)\)$/, '$1').split(' OR ');
  if (choices.some((choice) => allowed.includes(choice))) return licence;
  const { name, version } = licence;
  throw new LicenceError(
    `${name} ${version} has the licence ${licence.licence}. Only these may be shipped: ${allowed.join(', ')}.`,
  );
}

/**
 * The folders of the packages whose code is in a bundle.
 * @param {readonly string[]} sources files from its source map
 * @returns {string[]} relative to the same folder as the sources, each once
 */
export function packagesIn(sources) {
  return [...new Set(sources.flatMap((source) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(source)?.[0] ?? []))];
}
