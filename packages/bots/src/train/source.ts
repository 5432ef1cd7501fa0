import type { StoredNetwork } from '@sobremesa/games/kit';

/** The source file that holds a game's networks, by number of seats. */
export function sourceOf(networks: Readonly<Record<number, StoredNetwork>>): string {
  const rows = Object.entries(networks).map(
    ([players, { units, inputs, made, weights }]) =>
      `  ${players}: {\n    made: '${made}',\n    units: ${units},\n    inputs: ${inputs},\n    weights:\n      '${weights}',\n  },\n`,
  );
  return `import type { StoredNetwork } from '../../kit/index.ts';

/** Value networks by number of seats. \`npm run train\` writes this file. */
export const networks: Readonly<Record<number, StoredNetwork>> = {
${rows.join('')}};
`;
}
